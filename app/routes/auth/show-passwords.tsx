import { useEffect, useId, useRef } from 'react'

/**
 * Shows what is typed in the password fields of its form, until it is submitted. It stands without `ui/choices.tsx`, which
 * the page for signing in would load for this box alone.
 */
export function ShowPasswords({ label = 'Show passwords' }: { label?: string }) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // A field that React renders anew gets its own type back.
  useEffect(() => {
    const observer = new MutationObserver(() => follow(box.current))
    if (box.current?.form) observer.observe(box.current.form, { subtree: true, attributeFilter: ['type'] })
    return () => observer.disconnect()
  }, [])
  return (
    <div className="choice noscript:hidden">
      <input
        type="checkbox"
        id={id}
        ref={box}
        onInput={({ currentTarget }) => {
          follow(currentTarget)
          if (currentTarget.checked) hideOnSubmit(currentTarget)
        }}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}

function follow(box: HTMLInputElement | null) {
  const type = box?.checked ? 'text' : 'password'
  for (const field of box?.form?.querySelectorAll<HTMLInputElement>('[autocomplete$="-password"]') ?? []) {
    if (field.type !== type) field.type = type
  }
}

function hideOnSubmit(box: HTMLInputElement) {
  const hide = () => {
    box.checked = false
    follow(box)
  }
  box.form?.addEventListener('submit', hide, { once: true })
}
