/** Dispatched on a form element when its submission is refused, but not by checks while typing. */
export const REFUSED = 'refused'
