/** What somebody without an account is called where one chooses who attends. */
export const GUEST = 'guest'
