/** The contact dialog as used without JavaScript. */
import { randomUUID } from 'node:crypto'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, fetch, visit } from './app.ts'
import type { Page } from './html.ts'

type Sender = DemoAccount | number

export const messageAddress = (id: number | string) => `/profile/${id}/contact/message`

/** Posts the message form directly, without having opened it. */
export function postMessage(as: Sender, to: number | string, text: string, formKey: string = randomUUID()) {
  return fetch(messageAddress(to), { as, form: { text, formKey } })
}

/** The same, for checking the resulting page. */
export function visitWithMessage(as: Sender, to: number | string, text: string) {
  return visit(messageAddress(to), { as, form: { text, formKey: randomUUID() } })
}

/** The textarea's value; HTML drops the line break after its tag. */
export const typed = (page: Page) => page.find('textarea').textContent.replace(/^\n/, '')

export const messagesTo = (...ids: number[]) =>
  db().message.findMany({
    where: {
      conversation: { OR: [{ firstUserId: { in: ids } }, { secondUserId: { in: ids } }] },
    },
    orderBy: { id: 'asc' },
  })
