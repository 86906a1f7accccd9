/** In code points. Beside the schemas, so that the forms need none of them. */
export const TEXT_MAX = 255
export const DESCRIPTION_MAX = 2000
