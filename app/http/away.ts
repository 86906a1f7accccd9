/** What marks a 503 that its page explains further: signing out will be done later, or couldn't be noted. */
export const SIGNED_OUT_LATER = 'signed-out-later'
export const STILL_SIGNED_IN = 'still-signed-in'
