import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeExpired } from '#app/domain/sessions/expiry.server.ts'
import { admin, lastEntry, pressUndo } from '../support/administration.ts'
import { type Asking, db } from '../support/app.ts'
import { countsOn, pressImport, uploaded } from '../support/imports.ts'
import { exportedFile } from '../support/stale-files.ts'
import { clearStale, STALE } from '../support/stale-rows.ts'

beforeEach(clearStale)
afterEach(clearStale)

const names = Object.keys(STALE) as (keyof typeof STALE)[]
/** Action items are event managers’. */
const whoFor = (name: keyof typeof STALE): Asking =>
  name === 'action-items' ? { as: 'event-manager' } : admin
const fileOf = (name: keyof typeof STALE) =>
  exportedFile(`/admin/${name}/export/csv?search=${STALE[name].search}`, whoFor(name))
const faultsOn = (page: Awaited<ReturnType<typeof uploaded>>['page']) =>
  page.has('[aria-labelledby=faults]') ? page.texts('[aria-labelledby=faults] tbody td') : []

describe.each(names)('a line of %s that was exported', (name) => {
  const { column, texts, set, get, remove, fixed, noun } = STALE[name]
  const as = whoFor(name)
  const [was, theirs, mine] = texts

  beforeEach(() => STALE[name].make())

  test('takes back nothing that others have changed since', async () => {
    const file = await fileOf(name)
    expect(file.cell(column)).toBe(was)
    await set(theirs)
    const { page } = await uploaded(name, file.csv(), as)
    expect(countsOn(page)).toMatchObject({ New: 0, Changed: 0, Unchanged: 1, 'With faults, left out': 0 })
    expect(await get()).toBe(theirs)
  })

  test('changes what was edited, and goes back by Undo', async () => {
    const file = await fileOf(name)
    file.edit(column, mine)
    const { page, address } = await uploaded(name, file.csv(), as)
    expect(countsOn(page)).toMatchObject({ New: 0, Changed: 1, 'With faults, left out': 0 })
    await pressImport(address, as)
    const { parentId } = await lastEntry()
    expect(await get()).toBe(mine)
    const again = await fileOf(name)
    expect(countsOn((await uploaded(name, again.csv(), as)).page)).toMatchObject({ Unchanged: 1 })
    await pressUndo(parentId ?? 0, as)
    expect(await get()).toBe(was)
  })

  test('shows all three values where both have changed the cell, and one that agrees is none', async () => {
    const file = await fileOf(name)
    await set(theirs)
    file.edit(column, mine)
    const { page } = await uploaded(name, file.csv(), as)
    expect(faultsOn(page)).toEqual([
      column,
      mine,
      `Someone has changed it from “${was}” to “${theirs}” since the file was exported.`,
    ])
    file.edit(column, theirs)
    expect(countsOn((await uploaded(name, file.csv(), as)).page)).toMatchObject({ Changed: 0, Unchanged: 1 })
  })

  test('is at fault once the row is gone, and so is one whose version was never its own', async () => {
    const file = await fileOf(name)
    const version = file.cell('version')
    for (const wrong of ['2147483647', '1.5']) {
      file.edit('version', wrong)
      expect(faultsOn((await uploaded(name, file.csv(), as)).page).slice(0, 2)).toEqual(['version', wrong])
    }
    file.edit('version', version)
    await remove()
    const { page } = await uploaded(name, file.csv(), as)
    expect(faultsOn(page)).toEqual(['id', file.cell('id'), `${noun} with that number.`])
  })

  test('says whom it is about by its number, which no other cell changes', async () => {
    const file = await fileOf(name)
    file.edit(...(fixed as [string, string]))
    expect(faultsOn((await uploaded(name, file.csv(), as)).page)).toEqual([
      ...fixed,
      'A line with an id can’t change this. Without the id, it’s a line about another one.',
    ])
  })

  test('without its version is held against what stands, which is said; without both it is known as ever', async () => {
    const file = await fileOf(name)
    await set(theirs)
    file.edit(column, mine)
    const [version, number] = [file.cell('version'), file.cell('id')]
    file.edit('version', '')
    const { page } = await uploaded(name, file.csv(), as)
    const isMore = name !== 'event-attendees'
    expect(countsOn(page)).toMatchObject({ Changed: isMore ? 1 : 0 })
    if (isMore)
      expect(page.text('[aria-labelledby=dry-run]')).toContain('Some lines have an id but no version')
    file.edit('version', version)
    file.edit('id', '999999')
    const alone = await uploaded(name, file.csv(['version']), as)
    const isRenamed = name === 'action-items'
    expect(countsOn(alone.page)).toMatchObject({ New: isRenamed ? 1 : 0, 'With faults, left out': 0 })
    expect(alone.page.text('.admin-page')).toContain('id')
    file.edit('id', number)
  })
})

test('what was exported is known for a year after it was last, and goes with an account', async () => {
  await STALE.affiliations.make()
  const file = await fileOf('affiliations')
  const again = await fileOf('affiliations')
  expect(again.cell('version')).toBe(file.cell('version'))
  const old = new Date(Date.now() - 300 * 86_400_000)
  await db().exportedRow.updateMany({ data: { exportedAt: old } })
  await removeExpired()
  expect((await fileOf('affiliations')).cell('version')).toBe(file.cell('version'))
  expect((await db().exportedRow.findFirstOrThrow()).exportedAt > old).toBe(true)
  await db().exportedRow.updateMany({ data: { exportedAt: new Date(Date.now() - 367 * 86_400_000) } })
  await removeExpired()
  expect(faultsOn((await uploaded('affiliations', file.csv())).page)).toEqual([
    'version',
    file.cell('version'),
    'We can’t tell what has changed since this file was exported. Export it again.',
  ])
  await fileOf('affiliations')
  await db().user.deleteMany({ where: { email: 'ana@stale.example' } })
  expect(await db().exportedRow.count()).toBe(0)
})

test('the file of one event’s attendees comes back by the import beside it', async () => {
  await STALE['event-attendees'].make()
  const { id } = await db().event.findFirstOrThrow({ where: { name: 'Stale Day' } })
  const manager = { as: 'event-manager' } as const
  for (const [address, asking] of [
    [`/admin/events/${id}/attendees/export/csv`, manager],
    [`/admin/event-attendees-${id}/export/csv?search=stale+day`, manager],
  ] as const) {
    await STALE['event-attendees'].set('Opening')
    const file = await exportedFile(address, asking)
    await STALE['event-attendees'].set('Opening; Lunch')
    const { page } = await uploaded(`event-attendees-${id}`, file.csv(), asking)
    expect(countsOn(page)).toMatchObject({ Changed: 0, Unchanged: 1, 'With faults, left out': 0 })
    file.edit('Was here', 'yes')
    const seen = await uploaded(`event-attendees-${id}`, file.csv(), asking)
    expect(countsOn(seen.page)).toMatchObject({ Changed: 1, 'With faults, left out': 0 })
    expect(seen.page.text('[aria-labelledby=changed]')).toContain('Opening, Lunch')
  }
  const file = await exportedFile(`/admin/events/${id}/attendees/export/csv`)
  file.edit('Sessions', 'Lunch')
  expect(faultsOn((await uploaded(`event-attendees-${id}`, file.csv())).page)).toContain(
    'A file takes no session off an agenda.',
  )
})

test('what is cancelled may stand in a file, unchanged', async () => {
  await STALE['event-participants'].make()
  const file = await fileOf('event-participants')
  await db().event.updateMany({ where: { name: 'Stale Day' }, data: { status: 'CANCELLED' } })
  expect(countsOn((await uploaded('event-participants', file.csv())).page)).toMatchObject({ Unchanged: 1 })
  file.edit('Role', 'Sponsor')
  expect(faultsOn((await uploaded('event-participants', file.csv())).page)).toContain(
    'This event is cancelled.',
  )
})
