// @one-database: the browser imports a large file on the embedded one.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, test } from 'vitest'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { admin, pathOf, post, pressUndo } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { countsOn, pressImport, upload } from '../support/imports.ts'

const HEADER = 'Label,Address,Type,Position'
const linesOf = (count: number, named = 'Berth', below = '') =>
  Array.from(
    { length: count },
    (_, index) => `${named} ${index},https://example.org/${below}${index},Other link,1`,
  )
const fileOf = (lines: string[]) => `${[HEADER, ...lines].join('\n')}\n`

/** More than are planned while a page waits. */
const MANY = 5_001

/** How often someone was to work on files. */
async function asked() {
  const [{ count } = { count: -1 }] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'imports' AND state = 'created'`
  return count
}
const latest = () => db().fileImport.findFirstOrThrow({ orderBy: { id: 'desc' } })
const made = (named = 'Berth') => db().link.count({ where: { label: { startsWith: `${named} ` } } })

async function uploadedLong(lines: string[], kind = 'links') {
  const address = pathOf(await upload(kind, fileOf(lines)))
  expect(await workOnImports()).toEqual([])
  return { address, ...(await visit(address, admin)) }
}

afterEach(async () => {
  await db().fileImport.deleteMany()
  await db().link.deleteMany({ where: { url: { startsWith: 'https://example.org/' } } })
})

describe('a file with more lines than a page waits for', () => {
  test('is read, written and taken back in the background, and its page says how far that is', async () => {
    const lines = linesOf(MANY)
    lines[700] = 'Berth 700,not an address,Other link,1'
    lines[MANY - 1] = lines[3] as string
    const address = pathOf(await upload('links', fileOf(lines)))
    const waiting = await visit(address, admin)
    expect(waiting.page.text('#progress')).toBe('Reading the file')
    const again = waiting.page.find('[aria-labelledby=progress] a')
    expect([again.text, again.getAttribute('href')]).toEqual(['See its progress', address])
    expect(waiting.page.has('[aria-labelledby=dry-run]')).toBe(false)
    expect(await workOnImports()).toEqual([])

    const { page } = await visit(address, admin)
    expect(countsOn(page)).toMatchObject({ New: MANY - 2, 'With faults, left out': 2 })
    expect(page.text('.admin-page')).toContain('It’s the same link as in line 5.')
    const faults = await (await fetch(`${address}/faults`, admin)).text()
    expect(faults.split('\n')).toHaveLength(4)
    expect(faults).toContain('Berth 700,not an address,Other link,1,702,')
    expect(await made()).toBe(0)

    const before = await asked()
    await pressImport(address)
    expect(await asked()).toBe(before + 1)
    expect((await visit(address, admin)).page.text('#progress')).toBe('Importing')
    expect(await made()).toBe(0)
    expect(await workOnImports()).toEqual([])
    expect(await made()).toBe(MANY - 2)
    const after = await visit(address, admin)
    expect(after.page.text('.admin-page')).toContain('This file has been imported.')
    expect(after.page.text('[aria-labelledby=faults]')).toContain('2 lines with faults weren’t imported.')
    expect(await (await fetch(`${address}/faults`, admin)).text()).toBe(faults)
    expect(await db().fileLot.count()).toBe(2)

    const { entryId } = await latest()
    const touched = await db().link.findFirstOrThrow({ where: { label: 'Berth 17' } })
    await post(`/admin/links/${touched.id}`, {
      label: 'Berth 17, mended',
      url: touched.url,
      type: 'OTHER',
      position: '1',
      version: String(touched.version),
    })
    await pressUndo(entryId ?? 0)
    expect((await visit(address, admin)).page.text('#progress')).toBe('Undoing the import')
    // Others have their turn whenever so many are taken back.
    const left = [await made()]
    expect(await workOnImports(0, async () => left.push(await made()))).toEqual([])
    expect(Math.max(...left.slice(1).map((count, index) => (left[index] ?? 0) - count))).toBe(50)
    const undone = await visit(address, admin)
    expect(undone.page.text('.admin-page')).toContain('This import has been undone.')
    expect(await made()).toBe(1)
    expect(undone.page.text('.admin-page')).toContain('Berth 17')
  }, 120_000)

  test('is written once, however often the button is pressed, and never after something has changed', async () => {
    const { address, page } = await uploadedLong(linesOf(MANY))
    const form = page.form('.admin-page form.cluster')
    await db().link.create({
      data: { label: 'Berth 4000', url: 'https://example.org/x', type: 'OTHER', position: 1 },
    })
    await submit(form, admin)
    await submit(form, admin)
    expect(await workOnImports()).toEqual([])
    const { page: refused } = await visit(address, admin)
    expect(refused.text('.admin-page')).toContain('Nothing was imported')
    expect(refused.text('.admin-page')).toContain('Something changed after the file was checked.')
    expect(await made()).toBe(1)
    await db().link.deleteMany({ where: { label: 'Berth 4000' } })
    expect((await submit(form, admin)).status).toBe(409)
    expect((await visit(address, admin)).page.has('[aria-labelledby=progress]')).toBe(false)
    expect(await made()).toBe(0)
  }, 120_000)

  test('is stopped on request, and what is written of it goes again', async () => {
    const { address, page } = await uploadedLong(linesOf(MANY))
    await submit(page.form('.admin-page form.cluster'), admin)
    let rests = 0
    const working = workOnImports(0, async () => {
      if (++rests !== 3) return
      expect(await made()).toBe(300)
      const { page: shown } = await visit(address, admin)
      await submit(shown.form('.admin-page .card form', {}, 'Stop, and take back what’s written'), admin)
    })
    expect(await working).toEqual([])
    expect(await made()).toBe(0)
    expect((await visit(address, admin)).page.text('.admin-page')).toContain('You cancelled it.')
  }, 120_000)

  test('is taken over from a process that died, where that was', async () => {
    const { address, page } = await uploadedLong(linesOf(MANY))
    await submit(page.form('.admin-page form.cluster'), admin)
    const { id } = await latest()
    // As if another process had it: this one stops at the next lot, as if it had died.
    await workOnImports(0, async () => {
      await db().fileImport.updateMany({ where: { id, done: 7 }, data: { holder: 'another' } })
    })
    expect(await made()).toBe(700)
    expect((await visit(address, admin)).page.text('.admin-page')).toContain('13% done')
    const ending = new AbortController()
    const toEnd = async () => (await latest()).done === 9 && ending.abort()
    expect(await workOnImports(0, toEnd, ending.signal)).toEqual([])
    expect([await made(), (await latest()).stage]).toEqual([900, 'WRITING'])
    expect(await workOnImports()).toEqual([])
    expect([await made(), (await latest()).stage]).toEqual([MANY, 'WRITTEN'])
  }, 120_000)

  test('is tried again where taking it back fails, and holds up no other one', async () => {
    const { page } = await uploadedLong(linesOf(MANY))
    await submit(page.form('.admin-page form.cluster'), admin)
    expect(await workOnImports()).toEqual([])
    const { id, entryId } = await latest()
    await pressUndo(entryId ?? 0)
    await upload('links', fileOf(linesOf(MANY, 'Quay')))
    const failure = new Error('It fails in a test')
    let lots = 0
    const failing = async () => {
      if (++lots === 1) throw failure
    }
    expect(await workOnImports(0, failing)).toEqual([failure])
    const { stage } = await db().fileImport.findUniqueOrThrow({ where: { id } })
    expect([stage, (await latest()).stage]).toEqual(['UNDOING', 'PLANNED'])
    expect(await workOnImports()).toEqual([])
    expect(await made()).toBe(0)
  }, 120_000)

  test('of those who take part in an event is taken back as it was written', async () => {
    const people = ['pier-one', 'pier-two'].map((name) => ({
      email: `${name}@berth.example`,
      firstName: 'Pia',
      lastName: name,
      roles: ['FELLOW' as const],
      partnerRoles: [],
      givingBack: [],
      emailVerifiedAt: new Date(),
    }))
    await db().user.createMany({ data: people })
    const { id } = await db().event.create({
      data: {
        name: 'Berth Day',
        sortKey: 'berth day',
        searchKey: 'berth day',
        startDate: new Date('2027-03-05'),
        endDate: new Date('2027-03-05'),
        timezone: 'America/New_York',
      },
    })
    const nobody = Array.from({ length: MANY }, (_, index) => `${index}@nobody.example`)
    const lines = ['Email', ...people.map(({ email }) => email), ...nobody]
    const address = pathOf(await upload(`event-attendees-${id}`, `${lines.join('\n')}\n`))
    expect(await workOnImports()).toEqual([])
    expect(countsOn((await visit(address, admin)).page)).toMatchObject({ New: 2 })
    await pressImport(address)
    expect(await workOnImports()).toEqual([])
    expect(await db().fellowAttendee.count({ where: { eventId: id } })).toBe(2)
    await pressUndo((await latest()).entryId ?? 0)
    expect(await workOnImports()).toEqual([])
    expect((await visit(address, admin)).page.text('.admin-page')).toContain('This import has been undone.')
    expect(await db().fellowAttendee.count({ where: { eventId: id } })).toBe(0)
    await db().event.delete({ where: { id } })
    await db().user.deleteMany({ where: { email: { endsWith: '@berth.example' } } })
  }, 120_000)

  test('says so where the kind’s columns aren’t known yet, and is read once they are chosen', async () => {
    const address = pathOf(await upload('links', `One,Two,Three,Four\n${linesOf(MANY).join('\n')}\n`))
    expect(await workOnImports()).toEqual([])
    const { page } = await visit(address, admin)
    expect(page.text('.admin-page')).toContain('We don’t recognize any of the file’s columns.')
    await fetch(address, {
      ...admin,
      form: new URLSearchParams([
        ['intent', 'columns'],
        ['column', 'label'],
        ['column', 'url'],
        ['column', 'type'],
        ['column', 'position'],
        ['order', ''],
      ]),
    })
    expect(await workOnImports()).toEqual([])
    expect(countsOn((await visit(address, admin)).page)).toMatchObject({ New: MANY })
  }, 120_000)

  test('keeps nothing of its lines in memory', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const long = 'x'.repeat(200)
    const lines = linesOf(10_000, `Berth ${long}`, long + long)
    await upload('links', fileOf(lines))
    lines.length = 0
    const heap: number[] = []
    let rests = 0
    await workOnImports(0, async () => {
      const { total } = await latest()
      if (total === 0 || ++rests % 18 !== 1) return
      collect()
      heap.push(process.memoryUsage().heapUsed / 2 ** 20)
    })
    expect((await latest()).summary).toMatchObject({ counts: { new: 10_000 } })
    const [first = 0] = heap
    expect(heap.length).toBeGreaterThanOrEqual(5)
    expect(Math.max(...heap) - first).toBeLessThan(5)
  }, 240_000)
})
