/** Where an element can be focused: one in a menu that has closed is found behind what opens it. */
export function shownPlace(element: Element | null | undefined): HTMLElement | null {
  const shown = element?.closest('details:not([open])')?.querySelector('summary') ?? element
  return shown instanceof HTMLElement && shown.isConnected ? shown : null
}
