/** The administration, asked as its pages ask it. */
import { type Asking, db, fetch, submit, visit } from './app.ts'

export const admin = { as: 'admin' } as const satisfies Asking

/** Opens a form of the administration, and sends it with these values by one of its buttons. */
export async function sendForm(
  address: string,
  values: Record<string, string | string[]>,
  press?: string,
  asking: Asking = admin,
) {
  const { page } = await visit(address, asking)
  return submit(page.form('.admin-form', values, press), asking)
}

/** Where an answer leads, as a path. */
export const pathOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '', 'http://localhost').pathname

/** The entries about a record, the latest first. */
export const entriesOf = (kind: string, recordId: number) =>
  db().changeEntry.findMany({ where: { kind, recordId }, orderBy: { id: 'desc' } })

export const lastEntry = () => db().changeEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })

/** Presses the button of the undo page. */
export async function pressUndo(entryId: number, asking: Asking = admin) {
  const { page } = await visit(`/admin/history/${entryId}/undo`, asking)
  return submit(page.form('.admin-page form', {}, 'Undo'), asking)
}

export const post = (address: string, form: Record<string, string>, asking: Asking = admin) =>
  fetch(address, { ...asking, form })
