// @one-database: what a page and a file tell of an import is made above the database.
import { parse } from 'csv-parse/sync'
import { afterEach, describe, expect, test } from 'vitest'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { admin, pathOf, post } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import { countsOn, makeOrganization, pressImport, upload, uploaded } from '../support/imports.ts'

/** A file of which more becomes than its page shows, and the files that tell all of it. */

type Page = Awaited<ReturnType<typeof visit>>['page']

const MANY = 105

afterEach(async () => {
  await db().fileImport.deleteMany()
  await db().link.deleteMany({ where: { url: { startsWith: 'https://told.example/' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Told ' } } })
  await db().user.deleteMany({ where: { email: { endsWith: '@told.example' } } })
})

const counting = <One>(count: number, line: (index: number) => One) =>
  Array.from({ length: count }, (_, index) => line(index))

async function linesOf(address: string) {
  const answer = await fetch(address, admin)
  expect(answer.status).toBe(200)
  return parse(await answer.text(), { bom: true, columns: true, relax_column_count: true }) as Record<
    string,
    string
  >[]
}

const outcomesIn = (rows: Record<string, string>[]) => {
  const counts: Record<string, number> = {}
  for (const { Outcome = '' } of rows) counts[Outcome] = (counts[Outcome] ?? 0) + 1
  return counts
}

/** The heading of a part, what it lists, and what it says of the rest. */
function partOf(page: Page, id: string, listed: string) {
  const text = page.text(`[aria-labelledby=${id}]`)
  return {
    heading: page.text(`#${id}`).replace(/\s+/g, ' '),
    listed: page.root.querySelectorAll(`[aria-labelledby=${id}] ${listed}`).length,
    more: /And ([\d,]+) more\./.exec(text)?.[1] ?? null,
  }
}

const linkLine = (id: number | '', label: string, path: string) =>
  `${id},${label},https://told.example/${path},Other link,4`

/** Links of which the file says the same, and others that it names anew. */
async function links() {
  const made = counting(2 * MANY, (index) => ({
    label: `Told ${index}`,
    url: `https://told.example/${index}`,
    type: 'OTHER' as const,
    position: 4,
  }))
  await db().link.createMany({ data: made })
  const ids = (
    await db().link.findMany({ where: { label: { startsWith: 'Told ' } }, orderBy: { id: 'asc' } })
  ).map(({ id }) => id)
  return [
    'id,Label,Address,Type,Position',
    ...ids.slice(0, MANY).map((id, index) => linkLine(id, `Told ${index}`, String(index))),
    ...ids.slice(MANY).map((id, index) => linkLine(id, `Told anew ${index}`, String(index + MANY))),
    ...counting(MANY, (index) => linkLine('', `Told new ${index}`, `new/${index}`)),
    ...counting(MANY, (index) => `,Told faulty ${index},nowhere,Other link,4`),
  ]
}

describe('of each outcome its page says how many there are, and shows the first', () => {
  test('of lines that are new, changed, unchanged and at fault', async () => {
    const { page } = await uploaded('links', (await links()).join('\n'))
    expect(countsOn(page)).toMatchObject({
      New: MANY,
      Changed: MANY,
      Unchanged: MANY,
      'With faults, left out': MANY,
    })
    const parts = [
      ['made', 'New', 'li'],
      ['changed', 'Changed', 'ul.stack > li'],
      ['unchanged', 'Unchanged', 'details li'],
      ['faults', 'Faults', 'tbody tr'],
    ] as const
    for (const [id, title, listed] of parts) {
      expect([id, partOf(page, id, listed)]).toEqual([
        id,
        { heading: `${title} (${MANY})`, listed: 25, more: String(MANY - 25) },
      ])
    }
  })

  test('nothing is said of more where all are shown', async () => {
    const { page } = await uploaded(
      'links',
      'Label,Address,Type,Position\nTold one,https://told.example/1,Other link,4\n',
    )
    expect(partOf(page, 'made', 'li')).toEqual({ heading: 'New (1)', listed: 1, more: null })
  })
})

describe('the file of every line', () => {
  test('has each with its outcome, and each change with its field', async () => {
    const { address, page } = await uploaded('links', (await links()).join('\n'))
    expect(page.find('[aria-labelledby=dry-run] a').getAttribute('href')).toBe(`${address}/report`)
    const rows = await linesOf(`${address}/report`)
    expect(outcomesIn(rows)).toEqual({ Note: 1, New: MANY, Changed: MANY, Unchanged: MANY, Fault: MANY })
    expect(rows[0]).toMatchObject({ Line: '', Reason: expect.stringContaining('an id but no version') })
    expect(rows.slice(1).map(({ Line }) => Number(Line))).toEqual(counting(4 * MANY, (index) => index + 2))
    expect(rows[MANY + 105]).toEqual({
      Line: String(2 * MANY + 1),
      Outcome: 'Changed',
      Name: 'Told anew 104',
      Column: 'Label',
      Cell: '',
      Before: `Told ${2 * MANY - 1}`,
      After: 'Told anew 104',
      Reason: '',
    })
    expect(rows.at(-1)).toMatchObject({ Outcome: 'Fault', Column: 'Address', Cell: 'nowhere' })
    expect(rows.at(-1)?.Reason).toContain('web address')
    await pressImport(address)
    expect((await fetch(`${address}/report`, admin)).status).toBe(404)
  })

  test('tells conflicts from other faults, and the page counts them', async () => {
    const link = await db().link.create({
      data: { label: 'Told twice', url: 'https://told.example/twice', type: 'OTHER', position: 4 },
    })
    const { id, version, label, url } = link
    await post(`/admin/links/${id}`, { label, url, type: 'OTHER', position: '5', version: String(version) })
    const lines = [`${id},${version},${label},${url},Other link,6`, ',,Told odd,nowhere,Other link,6']
    const { address, page } = await uploaded(
      'links',
      ['id,version,Label,Address,Type,Position', ...lines].join('\n'),
    )
    expect(countsOn(page)).toMatchObject({ 'With faults, left out': 2, Conflicts: 1 })
    const rows = await linesOf(`${address}/report`)
    expect(rows.map(({ Line, Outcome, Column, Cell }) => [Line, Outcome, Column, Cell])).toEqual([
      ['2', 'Conflict', 'Position', '6'],
      ['3', 'Fault', 'Address', 'nowhere'],
    ])
    expect(rows[0]?.Reason).toContain('from “4” to “5”')
  })

  test('names every new record that may be one that is here', async () => {
    for (const index of counting(MANY, (one) => one)) {
      await makeOrganization({ name: `Told Pier ${index} & Daughters` })
    }
    const alike = counting(MANY, (index) => `Told Pier ${index} and Daughters,Company`)
    const { address, page } = await uploaded('organizations', ['Name,Kind', ...alike].join('\n'))
    expect(page.text('[aria-labelledby=dry-run]')).toContain(
      `${MANY} new lines are much like one that’s here or in the file.`,
    )
    const rows = await linesOf(`${address}/report`)
    expect(rows.map(({ Reason }) => Reason)).toEqual(
      counting(MANY, (index) => `Much like “Told Pier ${index} & Daughters”.`),
    )
  })

  test('has the same of a long file, whose lines are planned in lots', async () => {
    const lines = await links()
    const more = counting(5_000, (index) => `,Told long ${index},nowhere,Other link,4`)
    const address = pathOf(await upload('links', [...lines, ...more].join('\n')))
    expect(await workOnImports()).toEqual([])
    const { page } = await visit(address, admin)
    expect(partOf(page, 'faults', 'tbody tr')).toEqual({
      heading: 'Faults (5,105)',
      listed: 25,
      more: '5,080',
    })
    const rows = await linesOf(`${address}/report`)
    expect(outcomesIn(rows)).toEqual({
      Note: 1,
      New: MANY,
      Changed: MANY,
      Unchanged: MANY,
      Fault: MANY + 5_000,
    })
  }, 120_000)
})

describe('cells that are left out', () => {
  const people = [
    'Email,First name,Last name,Roles,Program,Program year',
    ...counting(MANY, (index) => `p${index}@told.example,Pia,Told${index},Fellow,MBA Prep,soon`),
  ]

  test('are counted, and are in the file of what can be mended, before and after', async () => {
    const { address, page } = await uploaded('members', people.join('\n'))
    expect(partOf(page, 'left-out', 'tbody tr')).toEqual({
      heading: `Cells left out (${MANY})`,
      listed: 25,
      more: '80',
    })
    const before = await linesOf(`${address}/faults`)
    expect(before).toHaveLength(MANY)
    expect(before.at(-1)).toMatchObject({ Email: `p${MANY - 1}@told.example`, Line: String(MANY + 1) })
    expect(before.at(-1)?.Reason).toMatch(/^Left out: Program: It needs a program year/)
    await pressImport(address)
    const { page: after } = await visit(address, admin)
    expect(after.text('[aria-labelledby=faults]')).toContain(`${MANY} cells were left out of the others.`)
    expect(await linesOf(`${address}/faults`)).toEqual(before)
    expect(outcomesIn(before)).toEqual({ '': MANY })
  }, 60_000)

  test('so they are of a long file', async () => {
    const faulty = counting(5_000, (index) => `${index},Pia,Told,Nothing,,`)
    const address = pathOf(await upload('members', [...people, ...faulty].join('\n')))
    expect(await workOnImports()).toEqual([])
    const before = await linesOf(`${address}/faults`)
    expect(before.filter(({ Reason }) => Reason?.startsWith('Left out: '))).toHaveLength(MANY)
    await pressImport(address)
    expect(await workOnImports()).toEqual([])
    expect(await linesOf(`${address}/faults`)).toEqual(before)
    expect((await visit(address, admin)).page.text('[aria-labelledby=faults]')).toContain(
      `${MANY} cells were left out`,
    )
  }, 120_000)
})
