import type { Control } from '#app/ui/controls.ts'

/** A name and its value, as the form would submit it. */
export type Item = [name: string, value: string]

/**
 * What may be kept: what can be seen, and what stands for it in rows and choosers. The form's own hidden fields are its
 * version and its tokens. Passwords stay passwords while they are shown.
 */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((control): control is Control => {
    if (!isControl(control) || !control.name) return false
    if (/password|file|submit|button|reset/.test(control.type)) return false
    if (/password|one-time-code|cc-/.test(control.getAttribute('autocomplete') ?? '')) return false
    // What someone looks for isn't content.
    if (control.dataset.appliesItself === 'no') return false
    return control.type !== 'hidden' || control.closest('.chooser, fieldset') !== null
  })
}

/** As the form would submit them, disabled ones as well; what nothing has been chosen for isn't there. */
export function itemsOf(form: HTMLFormElement, read: (control: Control) => string | null): Item[] {
  return controlsOf(form).flatMap((control): Item[] => {
    const value = read(control)
    return value === null || (control.type === 'hidden' && value === '') ? [] : [[control.name, value]]
  })
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement
