/** Of an app or a recovery code. */
export const WRONG_CODE = 'This code isn’t right, or it was used before. Wait for the next one and try again.'
