import { href } from 'react-router'

export const recordHref = (kind: string, id: number) =>
  href('/admin/:kind/:recordId', { kind, recordId: String(id) })
