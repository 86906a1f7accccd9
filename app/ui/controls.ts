export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** Null for a box that isn't checked. */
export const contentOf = (control: Control) => (isBox(control) && !control.checked ? null : control.value)

/** As the server rendered it. */
export function beginningOf(control: Control): string | null {
  if (isBox(control)) return (control as HTMLInputElement).defaultChecked ? control.value : null
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

export const hasChanged = (control: Control) => contentOf(control) !== beginningOf(control)
