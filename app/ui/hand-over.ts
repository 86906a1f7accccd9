import { type Control, hasChanged } from './controls.ts'

/**
 * Tells a page that has just come alive what happened before: what was typed, ticked and chosen, and where the focus is, as
 * if it happened now.
 */
export function handOver(): void {
  for (const control of document.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')) {
    // Of radios, browsers tell of the one that is chosen.
    const isLeft = control.type === 'radio' && !(control as HTMLInputElement).checked
    if (isLeft || !hasChanged(control)) continue
    control.dispatchEvent(new InputEvent('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const { activeElement } = document
  if (activeElement !== document.body)
    activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // In the browser's own record of the page: from here on script answers.
  performance.mark('alive')
}
