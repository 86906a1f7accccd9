/**
 * The page of a route that never shows one. Because the route has a page, 'not found' and refusals are shown as pages.
 */
export const EmptyRoute = () => null
