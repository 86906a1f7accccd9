/** Businesses as alumni add and correct them, by their own forms. */
import { beforeAll, expect } from 'vitest'
import { post } from './administration.ts'
import { type Asking, db, submit, visit } from './app.ts'
import { join, tomasAlvarez, wenLi } from './people.ts'

export const ADD = '/alumni-business-registry/add'

/** An alumna who adds businesses, and someone else. They join before the file's tests. */
export function twoAlumni() {
  const owner: Asking = {}
  const other: Asking = {}
  beforeAll(async () => {
    const alumna = { currentRole: 'ALUMNI', isOnboarded: true } as const
    const [wen, tomas] = await join(
      wenLi({ ...alumna, roles: ['ALUMNI'] }),
      tomasAlvarez({ ...alumna, roles: ['ALUMNI'] }),
    )
    owner.as = wen
    other.as = tomas
  })

  async function fill(address: string, values: Record<string, string>, asking = owner) {
    const { page } = await visit(address, asking)
    return page.form('main form.form', values)
  }

  const send = async (address: string, values: Record<string, string>, asking = owner) =>
    submit(await fill(address, values, asking), asking)

  async function newDraft(name: string, values: Record<string, string> = {}) {
    expect((await send(ADD, { name, ...values })).status).toBe(303)
    const { id } = await db().organization.findFirstOrThrow({ where: { name } })
    return id
  }

  return { owner, other, fill, send, newDraft }
}

export const businessNow = (id: number) =>
  db().organization.findUniqueOrThrow({ where: { id }, include: { businessAlumni: true } })

export const publish = (id: number) => post(`/admin/businesses/${id}/status`, { operation: 'publish' })
