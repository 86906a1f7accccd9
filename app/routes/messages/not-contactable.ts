/** The text for a member no one can message now, whatever the reason. */
export const NOT_CONTACTABLE = 'Cannot be contacted right now'
