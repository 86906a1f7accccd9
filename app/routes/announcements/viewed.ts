/** The share of an announcement that has to be in view for it to count as viewed. */
export const SHARE_VIEWED = 0.75
