import { expect, test } from 'vitest'
import { insert, problemsOf } from '#app/domain/administration/save.server.ts'
import { deleteFile } from '#app/domain/files/delete.server.ts'
import { organizations } from '#app/domain/organizations/administer.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { sendForm } from '../support/administration.ts'
import { db } from '../support/app.ts'
import { pdf } from '../support/documents.ts'
import { uploaded } from '../support/files.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgresql'
const viewer = async () => {
  const { id, roles } = await db().user.findFirstOrThrow({ where: { email: 'admin@example.org' } })
  return { id, roles } as Viewer
}

/** Until another transaction waits for a lock; the embedded database has one transaction at a time. */
async function untilOneWaits() {
  for (;;) {
    const [{ waiting } = { waiting: 0 }] = onPostgres
      ? await db().$queryRaw<{ waiting: number }[]>`SELECT count(*)::int AS waiting FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`
      : [{ waiting: 1 }]
    if (waiting > 0) return
  }
}

const logo = (name: string, address: string) => ({ name, type: 'COMPANY', logoUrl: address })

test('a file that is just beginning to be shown isn’t deleted', async () => {
  const file = await uploaded(pdf('begins'), 'begins.pdf')
  const by = await viewer()
  const content = logo('Shows it first', file.address)
  const deed = { actorId: by.id, door: 'FORM' } as const
  let deleting: ReturnType<typeof deleteFile> | undefined
  await db().$transaction(async (tx) => {
    expect(await problemsOf(tx, organizations, content, null, { id: null })).toEqual([])
    deleting = deleteFile(by, file.id)
    await untilOneWaits()
    await insert(tx, deed, organizations, { content, publish: true })
  })
  expect(await deleting).toEqual({ kind: 'in use', name: 'begins.pdf' })
  expect(await db().organization.count({ where: { logoUrl: file.address } })).toBe(1)
})

test('a file that has just been deleted isn’t shown by what was saved at that moment', async () => {
  const file = await uploaded(pdf('ends'), 'ends.pdf')
  let saving: Promise<Response> | undefined
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "StoredFile" WHERE id = ${file.id} FOR UPDATE`
    saving = sendForm('/admin/organizations/new', logo('Shows it late', file.address))
    await untilOneWaits()
    await tx.storedFile.delete({ where: { id: file.id } })
  })
  const response = await saving
  expect(response?.status).toBe(400)
  expect(await response?.text()).toContain('There’s no file at this address.')
  expect(await db().organization.count({ where: { logoUrl: file.address } })).toBe(0)
})

test('of many who save and delete at once, each wins wholly or loses wholly', async () => {
  const by = await viewer()
  for (let round = 0; round < 10; round += 1) {
    const { id, address } = await uploaded(pdf(`round ${round}`), 'round.pdf')
    const save = () => sendForm('/admin/organizations/new', logo(`Round ${round}`, address))
    const both = [save, () => deleteFile(by, id)]
    const [one, other] = await Promise.all((round % 2 ? both : both.toReversed()).map((act) => act()))
    const saved = [one, other].find((answer) => answer instanceof Response)
    const isThere = (await db().storedFile.count({ where: { id } })) === 1
    const shows = (await db().organization.count({ where: { logoUrl: address } })) === 1
    expect([saved?.status, shows]).toEqual(isThere ? [303, true] : [400, false])
  }
})
