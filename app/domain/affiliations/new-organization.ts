/** Used instead of an id: a new organization with the entered name. */
export const NEW = 'new'
