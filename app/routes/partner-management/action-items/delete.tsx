import { data, useLocation, useOutletContext } from 'react-router'
import { deleteActionItem } from '#app/domain/action-items/delete.server.ts'
import { findManagedItem } from '#app/domain/action-items/find.server.ts'
import type { ListedItem } from '#app/domain/action-items/listing.server.ts'
import { ItemVersionSchema } from '#app/domain/action-items/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { formatShort } from '#app/values/calendar-date.ts'
import { parseId } from '#app/values/ids.ts'
import { neighborsOf, RemoveDialog } from '../../shell/remove-dialog.tsx'
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
  if (deletion === 'not-here') throw notFound()
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
  const errors = actionData
    ? [{ message: 'Someone changed this action item after you opened it. Check it before you delete it.' }]
    : []
  return (
    <RemoveDialog
      title="Remove action item"
      closeTo={listHref(search)}
      returnTo={neighborsOf(
        item.id,
        listed.map(({ id }) => id),
      ).map((id) => itemHref(id, 'delete', search))}
      version={item.version}
      errors={errors}
      verb="Delete"
    >
      <p>
        Are you sure you want to remove action item '<bdi>{item.name}</bdi>'?
      </p>
      <p className="text-muted">
        <bdi>{item.organization.name}</bdi>, <bdi>{item.event.name}</bdi>, due {formatShort(item.dueDate)}
      </p>
    </RemoveDialog>
  )
}
