import { href } from 'react-router'

/** The address of the list with the query that it was filtered by. */
export const listHref = (search: string) => href('/partner-management/action-items') + search

/** A screen about one item. It keeps the query of the list, which it leads back to. */
export const itemHref = (id: number, screen: 'edit' | 'delete', search: string) =>
  `/partner-management/action-items/${id}/${screen}${search}`
