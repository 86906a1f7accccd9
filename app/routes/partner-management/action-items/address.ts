import { href } from 'react-router'

/** The list's URL with its filters. */
export const listHref = (search: string) => href('/partner-management/action-items') + search

/** The action that undoes a bulk edit. */
export const undoHref = (bulkEditId: string, search: string) =>
  href('/partner-management/action-items/bulk-edits/:bulkEditId/undo', { bulkEditId }) + search

/** A screen about one item. It keeps the query of the list it leads back to. */
export const itemHref = (id: number, screen: 'edit' | 'delete', search: string) =>
  `/partner-management/action-items/${id}/${screen}${search}`
