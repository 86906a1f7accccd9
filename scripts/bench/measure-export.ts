/** The cost of an attendee file, on a freshly started server, because peak memory covers a process's whole life. */
import { EVENT, RECEPTION } from './events.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { median } from './median.ts'
import { forPartnerWork, linkNamed } from './pages.ts'
import { kilobytes, megabytes, milliseconds, table } from './table.ts'
import { Visitor } from './visitor.ts'

const TIMES = 5

export async function measureExport(app: MeasuredProcess): Promise<string> {
  const visitor = new Visitor(app.origin)
  await visitor.signIn(forPartnerWork.account)
  const address = await findExport(visitor)
  const before = await app.usage()
  await app.held()
  const files: { size: number; elapsed: number }[] = []
  for (let time = 0; time < TIMES; time++) files.push(await exported(visitor, address))
  const { cpu, peak } = await app.usage()
  const { longest, usually } = await app.held()
  const statements = await app.statementsOf(() => exported(visitor, address))
  const times = files.map(({ elapsed }) => elapsed)
  return table(
    ['file of attendees', 'result'],
    [
      ['first time', `${milliseconds(times[0] ?? 0)} ms`],
      [`median of ${TIMES}`, `${milliseconds(median(times))} ms`],
      ['CPU', `${milliseconds((cpu - before.cpu) / TIMES)} ms`],
      ['event loop held', `${milliseconds(longest)} ms at most, 99 %: ${milliseconds(usually)} ms`],
      ['memory before', `${megabytes(before.memory)} MB, at its peak ${megabytes(before.peak)} MB`],
      ['memory at its peak', `${megabytes(peak)} MB`],
      ['size', `${kilobytes(files[0]?.size ?? 0)} kB`],
      ['statements', String(statements.length)],
    ],
  )
}

/** On the dashboard of the first partner at the event. */
async function findExport(visitor: Visitor): Promise<string> {
  const event = await linkNamed(visitor, '/partner-management/events', EVENT)
  const home = event && (await linkNamed(visitor, event, 'Manage Attendees'))
  const search = new URLSearchParams({ search: RECEPTION })
  const fellows = home && (await linkNamed(visitor, `${home}?${search}`, RECEPTION))
  const file = fellows && (await linkNamed(visitor, fellows, 'Export'))
  if (!file) throw new Error('There is no list of attendees to export')
  return file
}

async function exported(visitor: Visitor, address: string) {
  const start = performance.now()
  const answer = await visitor.fetch(address)
  const { byteLength } = await answer.arrayBuffer()
  const elapsed = performance.now() - start
  if (answer.status !== 200) throw new Error(`An export answered ${answer.status}`)
  return { size: byteLength, elapsed }
}
