import { href } from 'react-router'
import { withoutSelection } from '#app/values/list-selection.ts'
import { ownSearch } from '#app/values/own-search.ts'

/** The list's URL with its filters. */
export const listHref = (search: string) => href('/partner-management/action-items') + ownSearch(search)

/** Its row in the list, if it is on that page. */
export const rowId = (id: number) => `item-${id}`

/** The action that undoes a bulk edit. */
export const undoHref = (bulkEditId: string, search: string) =>
  href('/partner-management/action-items/bulk-edits/:bulkEditId/undo', { bulkEditId }) + ownSearch(search)

/** A screen about one item. It keeps the query of the list it leads back to, which would repeat a selection for each row. */
export const itemHref = (id: number, screen: 'edit' | 'delete', search: string) =>
  `/partner-management/action-items/${id}/${screen}${withoutSelection(new URLSearchParams(search))}`
