import { useLocation } from 'react-router'
import type { WhyNotMade } from '#app/domain/event-sessions/attendee-file.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ownSearch } from '#app/values/own-search.ts'

const REASONS: Record<WhyNotMade, string> = {
  broken: 'Something went wrong on our end.',
  'too-large': 'The list is too large for one file. Search for fewer people, then try again.',
  'too-slow': 'It took too long. Try again when the site isn’t as busy.',
}

/** Shown below the session's tabs, which lead back to the lists. */
export function ExportFailed({ loaderData: { why } }: { loaderData: { why: WhyNotMade | null } }) {
  const { pathname, search } = useLocation()
  return (
    <div className="stack">
      <PageTitle title="Unable to download file" />
      <Notice tone="danger">Unable to download file, please try again later!</Notice>
      {why && <p>We couldn’t make the spreadsheet. {REASONS[why]}</p>}
      <ButtonLink
        variant="secondary"
        className="justify-self-start"
        to={pathname + ownSearch(search)}
        reloadDocument
      >
        Try again
      </ButtonLink>
    </div>
  )
}
