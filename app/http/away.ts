/** Marks a 503 that the page explains further: signing out will be done later. */
export const SIGNED_OUT_LATER = 'signed-out-later'
