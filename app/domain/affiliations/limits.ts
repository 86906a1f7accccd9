/** In code points. Separate from the schemas, so that pages don't load them. */
export const TEXT_MAX = 255
export const DESCRIPTION_MAX = 2000
