/** The page of an address that never shows one. By having a page, what isn't there or isn't allowed is answered with one. */
export const EmptyRoute = () => null
