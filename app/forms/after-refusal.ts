import type { ShouldRevalidateFunction } from 'react-router'

/** A refusal means that something has changed on the server, so the page is refetched then as well. */
export const alsoAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate
