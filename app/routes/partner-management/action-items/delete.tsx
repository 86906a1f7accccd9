import { data, Form, useLocation, useOutletContext } from 'react-router'
import { deleteActionItem } from '#app/domain/action-items/delete.server.ts'
import { findManagedItem } from '#app/domain/action-items/find.server.ts'
import type { ListedItem } from '#app/domain/action-items/listing.server.ts'
import { ItemVersionSchema } from '#app/domain/action-items/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { formatShort } from '#app/values/calendar-date.ts'
import { parseId } from '#app/values/ids.ts'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/delete'
import { itemHref, listHref } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  return { item: found(await findManagedItem(context.get(viewerContext), parseId(params.actionItemId))) }
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const id = parseId(params.actionItemId)
  const form = await parseForm(context, ItemVersionSchema)
  const deletion = await deleteActionItem(viewer, id, form.ok ? form.value.version : 0)
  if (deletion === 'changed') return data({ item: found(await findManagedItem(viewer, id)) }, 409)
  return redirectWithNotice(
    listHref(url.search),
    deletion === 'deleted' ? 'Action item deleted.' : 'That action item was already deleted.',
  )
}

export default function Delete({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { item } = actionData ?? loaderData
  const listed = useOutletContext<ListedItem[]>()
  const problems = actionData
    ? [{ message: 'Someone changed this action item after you opened it. Check it before you delete it.' }]
    : []
  return (
    <DialogFrame
      title="Remove action item"
      closeTo={listHref(search)}
      returnTo={neighbors(
        item.id,
        listed.map(({ id }) => id),
      ).map((id) => itemHref(id, 'delete', search))}
    >
      <PageTitle title="Remove action item" invalid={actionData !== undefined} />
      <div className="stack">
        <ErrorSummary errors={problems} />
        <p>
          Are you sure you want to remove action item '<bdi>{item.name}</bdi>'?
        </p>
        <p className="text-muted">
          <bdi>{item.organization.name}</bdi>, <bdi>{item.event.name}</bdi>, due {formatShort(item.dueDate)}
        </p>
        <Form method="post" className="cluster" preventScrollReset>
          <AuthorField />
          <input type="hidden" name="version" value={item.version} />
          <ButtonLink variant="secondary" to={listHref(search)} preventScrollReset state={focusStays}>
            Cancel
          </ButtonLink>
          <SubmitButton variant="danger" pending="Deleting…">
            Delete
          </SubmitButton>
        </Form>
      </div>
    </DialogFrame>
  )
}

/** The item itself, then the one that takes its place: the next one, or else the previous one. */
function neighbors(id: number, listed: number[]): number[] {
  const at = listed.indexOf(id)
  if (at < 0) return [id]
  return [id, listed[at + 1], listed[at - 1]].filter((it) => it !== undefined)
}
