/** The event of a form element whose submission was refused; checks while somebody types are none. */
export const REFUSED = 'refused'
