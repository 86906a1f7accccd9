/** The most characters of why something is reported, in code points. */
export const REASON_MAX = 500
