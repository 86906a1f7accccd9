/** The contact dialog as somebody without script goes through it. */
import { randomUUID } from 'node:crypto'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, fetch, visit } from './app.ts'
import type { Page } from './html.ts'

type Sender = DemoAccount | number

export const messageAddress = (id: number | string) => `/profile/${id}/contact/message`

/** Posts the message form straight to its address, without having opened it. */
export function postMessage(as: Sender, to: number | string, text: string, formKey: string = randomUUID()) {
  return fetch(messageAddress(to), { as, form: { text, formKey } })
}

/** The same, to look into the page that comes back. */
export function visitWithMessage(as: Sender, to: number | string, text: string) {
  return visit(messageAddress(to), { as, form: { text, formKey: randomUUID() } })
}

/** What the textarea holds; HTML drops the line break that follows its tag. */
export const typed = (page: Page) => page.find('textarea').textContent.replace(/^\n/, '')

export const messagesTo = (...ids: number[]) =>
  db().message.findMany({
    where: {
      conversation: { OR: [{ firstUserId: { in: ids } }, { secondUserId: { in: ids } }] },
    },
    orderBy: { id: 'asc' },
  })
