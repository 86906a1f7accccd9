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

/** Items that couldn't be restored are named by the page that shows the outcome. */
export async function action({ params, url, context }: Route.ActionArgs) {
  const undo = await undoBulkEdit(context.get(viewerContext), params.bulkEditId)
  if (!undo) return tooLate(url)
  if (undo.left.length + undo.unnamed > 0) return redirect(undoHref(params.bulkEditId, url.search), 303)
  return redirectWithNotice(listHref(url.search), `Undone. ${restored(undo.count)}`)
}

const tooLate = (url: URL) =>
  redirectWithNotice(listHref(url.search), 'It’s too late to undo that bulk edit.', { tone: 'danger' })

const restored = (count: number) =>
  count === 1 ? '1 action item is back to how it was.' : `${count} action items are back to how they were.`

function outcome({ done, count }: UndoOutcome): string {
  if (count === 0) return 'None of these action items can be restored.'
  if (done) return restored(count)
  return `${itemsText(count)} can be restored.`
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
    <Notice tone="warning" title="These were changed or deleted since, so they’ll stay as they are">
      <NamedItems items={left} />
      {unnamed > 0 && <p className="text-sm">{itemsText(unnamed)} you no longer manage</p>}
    </Notice>
  )
}
