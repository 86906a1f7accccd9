import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { ErrorSummary, type SummaryError } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from './author-field.tsx'

type Props = {
  title: string
  /** The document's title, if it differs. */
  pageTitle?: string
  closeTo: string
  /** Where the focus may go afterwards: the first of these links that still exists. */
  returnTo: string[]
  /** What is removed, as the viewer last saw it: concurrent changes aren't removed unseen. */
  version: string | number
  errors: SummaryError[]
  verb?: 'Remove' | 'Delete'
  /** Asks whether to remove it, and names the consequences. */
  children: ReactNode
}

const PENDING = { Remove: 'Removing…', Delete: 'Deleting…' }

/** Asks before something is removed, over the page that shows it. */
export function RemoveDialog({
  title,
  pageTitle = title,
  closeTo,
  returnTo,
  version,
  errors,
  verb = 'Remove',
  children,
}: Props) {
  return (
    <DialogFrame title={title} closeTo={closeTo} returnTo={returnTo}>
      <PageTitle title={pageTitle} invalid={errors.length > 0} />
      <div className="stack">
        <ErrorSummary errors={errors} />
        {children}
        <Form method="post" className="cluster" preventScrollReset>
          <AuthorField />
          <input key={version} type="hidden" name="version" defaultValue={version} />
          <Link className="btn btn-secondary" to={closeTo} preventScrollReset state={focusStays}>
            Cancel
          </Link>{' '}
          <SubmitButton variant="danger" pending={PENDING[verb]}>
            {verb}
          </SubmitButton>
        </Form>
      </div>
    </DialogFrame>
  )
}

/** Of the ids in a list: the removed one, then the next, which takes its place, and the previous one. */
export function neighborsOf(id: number, listed: number[]): number[] {
  const at = listed.indexOf(id)
  if (at < 0) return [id]
  return [id, listed[at + 1], listed[at - 1]].filter((it) => it !== undefined)
}
