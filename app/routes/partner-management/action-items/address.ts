import { href } from 'react-router'

/** The address of the list with the query that it was filtered by. */
export const listHref = (search: string) => href('/partner-management/action-items') + search

/** Where a bulk edit is undone. */
export const undoHref = (bulkEditId: string, search: string) =>
  href('/partner-management/action-items/bulk-edits/:bulkEditId/undo', { bulkEditId }) + search

/** A screen about one item. It keeps the query of the list, which it leads back to. */
export const itemHref = (id: number, screen: 'edit' | 'delete', search: string) =>
  `/partner-management/action-items/${id}/${screen}${search}`
