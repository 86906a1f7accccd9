import { href } from 'react-router'

export const recordHref = (kind: string, id: number) =>
  href('/admin/:kind/:recordId', { kind, recordId: String(id) })

/** The button of a notice that takes back what it says was done. */
export const undoButton = (entryId: number) => ({
  button: { label: 'Undo', action: href('/admin/history/:entryId/undo', { entryId: String(entryId) }) },
})
