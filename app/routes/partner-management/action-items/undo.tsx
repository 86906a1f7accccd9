import { Form, redirect, useLocation } from 'react-router'
import { findUndo, type Undo as UndoOutcome, undoBulkEdit } from '#app/domain/action-items/undo.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/undo'
import { listHref, undoHref } from './address.ts'
import { itemsText, NamedItems } from './bulk-items.tsx'

const title = 'Undo the bulk edit'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const undo = await findUndo(context.get(viewerContext), params.bulkEditId)
  return undo ? { undo } : tooLate(url)
}

/** What had to be left as it is is named by the page that shows the outcome. */
export async function action({ params, url, context }: Route.ActionArgs) {
  const undo = await undoBulkEdit(context.get(viewerContext), params.bulkEditId)
  if (!undo) return tooLate(url)
  if (undo.left.length + undo.unnamed > 0) return redirect(undoHref(params.bulkEditId, url.search), 303)
  return redirectWithNotice(listHref(url.search), `Undone: ${restored(undo.count)}`)
}

const tooLate = (url: URL) =>
  redirectWithNotice(listHref(url.search), 'That bulk edit can’t be undone any more.', { tone: 'danger' })

const restored = (count: number) =>
  count === 1 ? '1 action item is as it was before.' : `${count} action items are as they were before.`

function outcome({ done, count }: UndoOutcome): string {
  if (count === 0) return 'No action item can be made what it was before.'
  if (done) return restored(count)
  return `${itemsText(count)} can be made what ${count === 1 ? 'it was' : 'they were'} before.`
}

export default function Undo({ loaderData }: Route.ComponentProps) {
  const { undo } = loaderData
  const closeTo = listHref(useLocation().search)
  const pending = !undo.done && undo.count > 0
  return (
    <DialogFrame title={title} closeTo={closeTo}>
      <PageTitle title={title} />
      <div className="stack">
        <p>{outcome(undo)}</p>
        <LeftAlone undo={undo} />
        <Form method="post" className="cluster" preventScrollReset>
          <AuthorField />
          {pending && <SubmitButton pending="Undoing…">Undo</SubmitButton>}
          <ButtonLink variant="secondary" to={closeTo} preventScrollReset state={focusStays}>
            {pending ? 'Cancel' : 'Close'}
          </ButtonLink>
        </Form>
      </div>
    </DialogFrame>
  )
}

function LeftAlone({ undo: { left, unnamed } }: { undo: UndoOutcome }) {
  if (left.length + unnamed === 0) return null
  return (
    <Notice tone="warning" title="Somebody changed or deleted these since, so they stay as they are">
      <NamedItems items={left} />
      {unnamed > 0 && <p className="text-sm">{itemsText(unnamed)} that you don’t manage any more</p>}
    </Notice>
  )
}
