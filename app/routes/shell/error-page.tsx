import { href, isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import { SIGNED_OUT_LATER, STILL_SIGNED_IN } from '#app/http/away.ts'
import { NOT_FROM_HERE } from '#app/http/not-from-here.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Drawing } from '#app/ui/drawing.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { useSite } from '#app/ui/site.ts'
import { ownSearch } from '#app/values/own-search.ts'
import { usePageFacts } from './page-facts.ts'
import { SubmittedText } from './submitted-text.tsx'

const TEXTS: Record<number, { title: string; text: string }> = {
  400: {
    title: 'We couldn’t read that',
    text: 'Something in the link or the form didn’t look right. Go back and try again.',
  },
  403: {
    title: 'You don’t have access to this',
    text: 'Your role doesn’t include it.',
  },
  404: {
    title: 'Page not found',
    text: 'This page doesn’t exist, or you don’t have access to it. Check the link, or start from the home page.',
  },
  405: { title: 'That won’t work here', text: 'This page can’t do that. Go back and try another way.' },
  413: {
    title: 'That’s too large',
    text: 'What you sent is over our size limit. Shorten it or choose a smaller file, then try again.',
  },
  429: {
    title: 'Too many attempts',
    text: 'Wait a few minutes, then try again.',
  },
  500: {
    title: 'Something went wrong',
    text: 'This one’s on us. Anything you saved earlier is safe. Try again in a moment.',
  },
  503: {
    title: 'We’ll be right back',
    text: 'Part of our site isn’t responding. Anything you saved earlier is safe. Try again in a minute.',
  },
}

const NOT_SIGNED_OUT = {
  title: 'You’re still signed in',
  text: 'Part of our site isn’t responding, so we couldn’t sign you out. Go back and sign out again in a minute.',
}

const SIGNING_OUT_LATER = {
  title: 'We’ll sign you out as soon as we’re back',
  text: 'Part of our site isn’t responding, but we’ve noted that you signed out. You can close this page.',
}

const UNKNOWN_ORIGIN = {
  title: 'We couldn’t confirm this came from our site',
  text: 'Nothing was changed. Check that your browser accepts our cookies, then open the page again.',
}

/** An error in the browser, most often because nothing arrived. */
const NOT_REACHED = {
  title: 'We couldn’t load this page',
  text: 'Check your connection, then reload the page. Your last change may not have been saved.',
}

type Props = {
  error: unknown
  /** This screen's addition to the standard text for an error of ours. */
  fault?: string
}

/** The content of an error page: what happened, what to do next, and the id to quote. */
export function ErrorContent({ error, fault }: Props) {
  const site = useSite()
  const requestId = useRequestId()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const texts = textsFor(error, status)
  const { title, text } = texts
  const lost = texts === NOT_REACHED
  const isAway = texts === TEXTS[503]
  return (
    <>
      <PageTitle title={title} />
      {(status === 403 || status === 404) && <Drawing name="search" className="mb-4" />}
      <PageHead title={title} lead={text} />
      {fault && status >= 500 && <Notice tone="danger">{fault}</Notice>}
      <div className="stack measure">
        <SubmittedText />
        {isAway && <SendAgain />}
        <div className="cluster">
          {(lost || isAway) && <TryAgain />}
          <ButtonLink variant={lost || isAway ? 'secondary' : 'primary'} to={href('/')}>
            Go to the home page
          </ButtonLink>
        </div>
        <p className="text-sm text-muted">
          If this keeps happening, email <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          {requestId && (
            <>
              {' '}
              and mention <code>{requestId}</code>
            </>
          )}
          .
        </p>
      </div>
    </>
  )
}

/** The form that couldn't be handled, complete. */
function SendAgain() {
  const { unsent } = usePageFacts()
  if (!unsent) return null
  return (
    <form method="post" action={unsent.action}>
      {unsent.fields.map(({ key, name, value }) => (
        <input key={key} type="hidden" name={name} value={value} />
      ))}
      <Button>Send it again</Button>
    </form>
  )
}

/** Reloads the whole document, because scripts may be what didn't arrive. */
function TryAgain() {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink to={pathname + ownSearch(search)} reloadDocument>
      Try again
    </ButtonLink>
  )
}

function textsFor(error: unknown, status: number) {
  if (error instanceof TypeError && typeof window !== 'undefined') return NOT_REACHED
  const about = isRouteErrorResponse(error) && error.data
  if (about === NOT_FROM_HERE) return UNKNOWN_ORIGIN
  if (about === SIGNED_OUT_LATER) return SIGNING_OUT_LATER
  if (about === STILL_SIGNED_IN) return NOT_SIGNED_OUT
  return TEXTS[status] ?? (status < 500 ? TEXTS[400] : TEXTS[500]) ?? NOT_REACHED
}

/** The server's own response names its request; a page that failed in the browser names the request it came from. */
function useRequestId() {
  const root = useRouteLoaderData<{ requestId: string }>('root')
  return usePageFacts().requestId ?? root?.requestId
}
