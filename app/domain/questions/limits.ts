/** In code points. Separate from the schemas, so that pages don't load them. */
export const POST_MAX = 2000
export const NOTE_MAX = 500
