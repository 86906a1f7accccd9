/** In place of an id: the organization whose name was typed, which isn't in the list yet. */
export const NEW = 'new'
