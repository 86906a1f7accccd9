/** Bulk edits as the list's dialogs submit them. */
import { item, LIST } from './action-items.ts'
import { fetch, visit } from './app.ts'

export const FORM = 'dialog form'

export const dialog = (operation: string, ids: number[], more = '') =>
  `${LIST}/bulk/${operation}?${ids.map((id) => `item=${id}`).join('&')}${more}`

export const several = (count: number, participant: number, changes: Parameters<typeof item>[1] = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => item(participant, { name: `Number ${index}`, ...changes })),
  )

/** Makes the edit. Returns the next page's text, and the action of the button next to it. */
export async function bulkEdit(
  cookie: string,
  operation: string,
  ids: number[],
  changes: Record<string, string | string[]> = {},
  more?: string,
) {
  const { page } = await visit(dialog(operation, ids, more), { cookie })
  const { action, fields } = page.form(FORM, changes)
  const answer = await fetch(action, { cookie, form: fields })
  return { ...(await noticeAfter(cookie, answer)), again: () => fetch(action, { cookie, form: fields }) }
}

/** The text of the page that a response leads to. */
export async function noticeAfter(cookie: string, answer: Response) {
  const notice = answer.headers.getSetCookie().find((it) => it.startsWith('notice='))
  const list = answer.headers.get('location') ?? ''
  const { page } = await visit(list, { cookie: `${cookie}; ${notice?.split(';')[0]}` })
  const button = page.has('.notice form') ? page.form('.notice form') : null
  return { list, text: page.text('.notice > div'), button }
}
