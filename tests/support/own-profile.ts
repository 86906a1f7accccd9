/** Members who edit their own profiles, and the forms of its sections. */
import type { MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { db, signIn, submit, visit } from './app.ts'
import { imaniOkafor, join } from './people.ts'

export const FORM = 'main form.form'

type Changes = Partial<MemberRow>

/** A new member without private facts, with one contact detail of each kind. */
export async function newMember(changes: Changes = {}): Promise<{ id: number; cookie: string }> {
  const person = imaniOkafor({ newsMentions: [], ...changes })
  const [id = 0] = await join({
    ...person,
    email: `member-${crypto.randomUUID()}@example.org`,
    title: null,
    contact: {
      personalEmail: 'imani@example.org',
      mobilePhone: '+1 312 555 0123',
      homeStreet: '1 Main Street',
      homeCity: 'Chicago',
      homeState: 'IL',
      homeCountry: 'US',
      ...changes.contact,
    },
    privateFacts: { race: [], ...changes.privateFacts },
  })
  return { id, cookie: await signIn(id) }
}

type Values = Record<string, string | string[]>

/** Opens the form at the URL and submits it with those values. */
export async function send(address: string, cookie: string, values: Values = {}, press?: string) {
  const { page } = await visit(address, { cookie })
  const form = page.form(FORM, values, press)
  return visit(form.action, { cookie, form: form.fields })
}

/** The same submission, to be sent later. */
export async function filled(address: string, cookie: string, values: Values = {}) {
  const { page } = await visit(address, { cookie })
  const form = page.form(FORM, values)
  return { ...form, send: () => submit(form, { cookie }) }
}

export const userOf = (id: number) =>
  db().user.findUniqueOrThrow({ where: { id }, include: { contact: true, privateFacts: true } })
