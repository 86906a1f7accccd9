import { href } from 'react-router'

/** Where to get premium content; subscribers continue to the path `from`. */
export const paywallHref = (from?: string) =>
  from ? `${href('/premium')}?redirect=${encodeURIComponent(from)}` : href('/premium')

/** The outcome of a checkout page. */
export const returnHref = (checkoutId: string) =>
  `${href('/subscription/return')}?id=${encodeURIComponent(checkoutId)}`
