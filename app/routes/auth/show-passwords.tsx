import { useId } from 'react'

/**
 * Shows what is typed in the password fields of its form, until it is submitted. It stands without `ui/choices.tsx`, which
 * the page for signing in would load for this box alone.
 */
export function ShowPasswords({ label = 'Show passwords' }: { label?: string }) {
  const id = useId()
  return (
    <div className="choice noscript:hidden">
      <input type="checkbox" id={id} onChange={({ currentTarget }) => follow(currentTarget)} />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}

function follow(box: HTMLInputElement) {
  for (const field of box.form?.querySelectorAll<HTMLInputElement>('[autocomplete$="-password"]') ?? []) {
    field.type = box.checked ? 'text' : 'password'
  }
  const hide = () => {
    box.checked = false
    follow(box)
  }
  if (box.checked) box.form?.addEventListener('submit', hide, { once: true })
}
