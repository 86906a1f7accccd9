/** The label for someone without an account, when choosing an attendee. */
export const GUEST = 'guest'
