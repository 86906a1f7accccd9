export const BUSINESSES_PER_PAGE = 15
