import { redirect } from 'react-router'
import { operationOf } from '#app/domain/action-items/bulk-operations.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { withSelection } from '#app/values/list-selection.ts'
import type { Route } from './+types/bulk-redirect'
import { listHref } from './address.ts'

/** Redirects the list's form to the dialog of the chosen operation. */
export async function loader({ url }: Route.LoaderArgs) {
  const params = new URLSearchParams(url.searchParams)
  const operation = operationOf(params.get('operation') ?? undefined)
  const back = listHref(withSelection(params))
  if (!operation)
    return redirectWithNotice(back, 'Please choose what to do with the selected items.', { tone: 'danger' })
  if (!params.has('item') && !params.has('all')) {
    return redirectWithNotice(back, 'Please select at least one action item.', { tone: 'danger' })
  }
  params.delete('operation')
  return redirect(`${listHref('')}/bulk/${operation}?${params}`)
}
