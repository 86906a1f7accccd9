/** The maximum length of a report's reason, in code points. */
export const REASON_MAX = 500
