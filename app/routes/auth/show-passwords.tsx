import { useEffect, useId, useRef } from 'react'
import { Checkbox } from '#app/ui/choices.tsx'

/** Shows what is typed in the password fields of its form. They are hidden again when the form is submitted. */
export function ShowPasswords({ label = 'Show passwords' }: { label?: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    const box = place.current?.querySelector('input')
    if (!form || !box) return
    const follow = () => show(form, box.checked)
    const hide = () => {
      box.checked = false
      follow()
    }
    follow()
    box.addEventListener('change', follow)
    form.addEventListener('submit', hide)
    return () => {
      box.removeEventListener('change', follow)
      form.removeEventListener('submit', hide)
    }
  }, [])
  return (
    <div ref={place} className="noscript:hidden">
      <Checkbox id={useId()} label={label} autoComplete="off" />
    </div>
  )
}

function show(form: HTMLFormElement, shown: boolean) {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]')) {
    field.type = shown ? 'text' : 'password'
    field.spellcheck = false
    field.autocapitalize = 'none'
  }
}
