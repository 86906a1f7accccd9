/**
 * The loader of a layout that only guards. Client navigations ask the server about routes with a loader alone: without one, a
 * guard around pages without data would never run for them.
 */
export const asksServer = () => null
