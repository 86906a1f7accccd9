import { href, isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import { useSite } from '#app/http/site.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { usePageFacts } from './page-facts.ts'
import { TypedText } from './typed-text.tsx'

const TEXTS: Record<number, { title: string; text: string }> = {
  400: {
    title: 'We could not read that request',
    text: 'Something about the address or the form was not as we expected. Go back and try again.',
  },
  403: {
    title: 'You may not do that',
    text: 'Your role does not allow this, or the request did not come from one of our pages.',
  },
  404: {
    title: 'Page not found',
    text: 'There is nothing at this address, or it is not open to you. Check the address, or start from the home page.',
  },
  405: { title: 'That is not possible here', text: 'This page cannot do what was asked of it.' },
  413: {
    title: 'That is too much',
    text: 'What you sent is larger than we can take. Shorten it and try again.',
  },
  429: {
    title: 'Please wait a moment',
    text: 'There were too many tries in a short time. Try again in a few minutes.',
  },
  500: {
    title: 'Something went wrong',
    text: 'The fault is ours. What was saved before is still there. Try again in a moment.',
  },
}

/** Failed in the browser, most often because nothing came over the line. */
const NOT_REACHED = {
  title: 'This page could not be loaded',
  text: 'Check that you are online, then load the page again. What you did last may not have arrived.',
}

type Props = {
  error: unknown
  /** What this screen says of a fault of ours, beside what every page says. */
  fault?: string
}

/** The content of a page that couldn't be shown: what happened, what to do next, and the id to quote. */
export function ErrorContent({ error, fault }: Props) {
  const site = useSite()
  const requestId = useRequestId()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const texts = textsFor(error, status)
  const { title, text } = texts
  const lost = texts === NOT_REACHED
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} lead={text} />
      {fault && status >= 500 && <Notice tone="danger">{fault}</Notice>}
      <div className="stack measure">
        <TypedText />
        <div className="cluster">
          {lost && <TryAgain />}
          <ButtonLink variant={lost ? 'secondary' : 'primary'} to={href('/')}>
            Go to the home page
          </ButtonLink>
        </div>
        <p className="text-sm text-muted">
          If this keeps happening, write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
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

/** Asks for the page as a whole, since scripts may be what didn't arrive. */
function TryAgain() {
  const { pathname, search } = useLocation()
  return (
    <ButtonLink to={pathname + search} reloadDocument>
      Try again
    </ButtonLink>
  )
}

function textsFor(error: unknown, status: number) {
  if (error instanceof TypeError && typeof window !== 'undefined') return NOT_REACHED
  return TEXTS[status] ?? (status < 500 ? TEXTS[400] : TEXTS[500]) ?? NOT_REACHED
}

/** The server's own answer names its request; a page that failed in the browser names the request that it came from. */
function useRequestId() {
  const root = useRouteLoaderData<{ requestId: string }>('root')
  return usePageFacts().requestId ?? root?.requestId
}
