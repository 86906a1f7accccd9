/** What is said of a member nobody can message now, whatever the reason. */
export const NOT_CONTACTABLE = 'Cannot be contacted right now'
