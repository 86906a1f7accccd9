/** Large files while the site serves: how long they take, what they hold up, and what members wait meanwhile. */
import type { MeasuredProcess } from './measured-process.ts'
import { percentile } from './median.ts'
import { forAdministration, forMembers } from './pages.ts'
import { megabytes, milliseconds, table, times } from './table.ts'
import { Visitor } from './visitor.ts'

const QUIET_REQUESTS = 60
const PAGES = ['/', '/directory']

/** A server that has just started grows by itself: it is asked for so many pages at a time until it no longer does. */
const WARM_REQUESTS = 200
const WARM_ROUNDS = { least: 3, most: 15 }
const STEADY = 4 * 2 ** 20

export async function measureImports(app: MeasuredProcess, lines: number): Promise<string> {
  const [admin, member] = [new Visitor(app.origin), new Visitor(app.origin)]
  await admin.signIn(forAdministration.account)
  await member.signIn(forMembers.account)
  const warm = await warmUp(app, member)
  const quiet: number[] = []
  for (let count = 0; count < QUIET_REQUESTS; count++) quiet.push(await timed(member, count))
  const usual = percentile(quiet, 0.5)
  const rows: string[][] = []
  put(['nothing', '', milliseconds(usual), milliseconds(percentile(quiet, 0.95)), '', '', ''])

  /** Each line at once, because a run takes its time. */
  function put(row: string[]) {
    rows.push(row)
    process.stderr.write(`${row.join('  ')}\n`)
  }

  const stage = (name: string, address: string) => beside(name, () => isBusy(admin, address))

  /** What pages take while something lasts. */
  async function beside(name: string, lasts: () => Promise<boolean>): Promise<void> {
    await app.held()
    const start = performance.now()
    const waited: number[] = []
    let highest = 0
    while (await lasts()) {
      for (let count = 0; count < 10; count++) waited.push(await timed(member, waited.length))
      highest = Math.max(highest, (await app.usage()).memory)
    }
    const { longest } = await app.held()
    const p50 = percentile(waited, 0.5)
    put([
      name,
      ((performance.now() - start) / 1000).toFixed(0),
      milliseconds(p50),
      milliseconds(percentile(waited, 0.95)),
      times(p50 / usual),
      milliseconds(longest),
      megabytes(highest - warm),
    ])
  }

  /** The file, and once more, when nothing is new in it. */
  async function exported(event: number, what: string): Promise<void> {
    for (const time of ['exporting', 'exporting again']) {
      let isThere = false
      const file = admin.fetch(`/admin/events/${event}/attendees/export/csv`).then(async (answer) => {
        if (answer.status !== 200) throw new Error(`An export answered ${answer.status}`)
        await answer.arrayBuffer()
        isThere = true
      })
      await beside(`${time} ${what}`, () => Promise.resolve(!isThere))
      await file
    }
  }

  async function imported(kind: string, file: string, what: string): Promise<string> {
    await app.held()
    const start = performance.now()
    const address = await upload(admin, kind, file)
    const { longest } = await app.held()
    const grown = (await app.usage()).memory - warm
    const took = ((performance.now() - start) / 1000).toFixed(0)
    put([`uploading ${what}`, took, '', '', '', milliseconds(longest), megabytes(grown)])
    await stage(`planning ${what}`, address)
    const page = await admin.page(address)
    const form = page?.form('.admin-page form.cluster')
    if (!form) throw new Error(`${what} can’t be imported: ${page?.text('.admin-page').slice(0, 500)}`)
    await admin.submit(form)
    await stage(`importing ${what}`, address)
    return address
  }

  const members = await imported('members', membersFile(lines), `${lines.toLocaleString('en-US')} members`)
  const attendees = Math.floor(lines / 2)
  const event = await firstEvent(admin)
  await imported(
    'event-attendees',
    attendeesFile(attendees, event),
    `${attendees.toLocaleString('en-US')} attendees`,
  )
  await exported(event, `${attendees.toLocaleString('en-US')} attendees`)
  await undo(admin, members)
  await stage('undoing the members', members)
  const { peak } = await app.usage()
  const head = ['meanwhile', 's', 'page p50 ms', 'p95 ms', '× usual', 'loop held ms', 'memory beyond MB']
  return `${table(head, rows)}\n\nMemory: ${megabytes(warm)} MB warm, ${megabytes(peak)} MB at its peak`
}

/** The memory of the server once pages alone no longer make it grow. */
async function warmUp(app: MeasuredProcess, member: Visitor): Promise<number> {
  let { memory } = await app.usage()
  for (let round = 1; round <= WARM_ROUNDS.most; round++) {
    for (let count = 0; count < WARM_REQUESTS; count++) await timed(member, count)
    const grown = (await app.usage()).memory - memory
    memory += Math.max(grown, 0)
    if (round >= WARM_ROUNDS.least && grown < STEADY) break
  }
  return memory
}

async function timed(visitor: Visitor, count: number): Promise<number> {
  const start = performance.now()
  const answer = await visitor.fetch(PAGES[count % PAGES.length] as string)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`A page answered ${answer.status}`)
  return performance.now() - start
}

async function isBusy(visitor: Visitor, address: string): Promise<boolean> {
  const page = await visitor.page(address)
  return page?.root.querySelector('[aria-labelledby=progress]') !== null
}

async function upload(visitor: Visitor, kind: string, content: string): Promise<string> {
  const body = new FormData()
  body.append('file', new File([content], `${kind}.csv`))
  const headers = { Origin: visitor.origin, 'Sec-Fetch-Site': 'same-origin' }
  const answer = await visitor.fetch(`/admin/${kind}/import`, { method: 'post', body, headers })
  if (answer.status !== 303 && answer.status !== 302) {
    throw new Error(`An upload answered ${answer.status}: ${(await answer.text()).slice(0, 2000)}`)
  }
  return new URL(answer.headers.get('location') ?? '', visitor.origin).pathname
}

async function undo(visitor: Visitor, address: string): Promise<void> {
  const page = await visitor.page(address)
  const link = page?.root.querySelector('.admin-page a[href$="/undo"]')?.getAttribute('href')
  const form = link && (await visitor.page(link))?.form('.admin-page form', {}, 'Undo')
  if (!form) throw new Error('The import can’t be undone')
  await visitor.submit(form)
}

async function firstEvent(visitor: Visitor): Promise<number> {
  const html = await (await visitor.fetch('/admin/events')).text()
  const [, id] = /\/admin\/events\/(\d+)"/.exec(html) ?? []
  if (!id) throw new Error('There is no event')
  return Number(id)
}

const addressOf = (index: number) => `bench.${index}@import.example`

function membersFile(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const key = `003BENCH${String(index).padStart(8, '0')}`
    const place = `City ${index % 500},IL,US`
    return `${key},${addressOf(index)},First${index},Last ${index % 5000},Fellow,MBA Prep,${2000 + (index % 25)},Works ${index % 2000},Analyst,${place}`
  })
  return `sfId,Email,First name,Last name,Roles,Program,Program year,Organization,Title,City,State,Country\n${lines.join('\n')}\n`
}

const attendeesFile = (count: number, event: number) =>
  `Event id,Email address\n${Array.from({ length: count }, (_, index) => `${event},${addressOf(index)}`).join('\n')}\n`
