import { data } from 'react-router'

type LoaderArgs = { serverLoader: () => Promise<unknown> }
type ActionArgs = { serverAction: () => Promise<unknown> }

/**
 * The browser’s half of an endpoint whose answer a page can do without. The failure of a fetcher would replace the page, and
 * what is typed in it, by an error or the login.
 */
export const loadOrNothing = ({ serverLoader }: LoaderArgs) => serverLoader().catch(() => null)

/** After a failure nothing is loaded again. */
export const sendOrNothing = ({ serverAction }: ActionArgs) =>
  serverAction().catch(() => data(null, { status: 500 }))
