import { href } from 'react-router'

/** A business over the list as narrowed by `search`. */
export const businessHref = (id: number, search: string) =>
  href('/alumni-business-registry/:businessId', { businessId: String(id) }) + search

export const listHref = (search: string) => href('/alumni-business-registry') + search
