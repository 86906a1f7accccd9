import { href } from 'react-router'

/** Where premium content is to be had; whoever subscribes goes on to the path `from`. */
export const paywallHref = (from?: string) =>
  from ? `${href('/premium')}?redirect=${encodeURIComponent(from)}` : href('/premium')

/** What came of a checkout page. */
export const returnHref = (checkoutId: string) =>
  `${href('/subscription/return')}?id=${encodeURIComponent(checkoutId)}`
