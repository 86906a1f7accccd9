import type { ShouldRevalidateFunction } from 'react-router'

/** What the server refused, it refused for what has happened meanwhile: the page is asked for anew then as well. */
export const alsoAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate
