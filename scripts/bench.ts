/** `npm run bench`: see docs/performance.md. */
import { createDatabase } from './bench/database.ts'
import { type Figures, measure } from './bench/measure.ts'
import { measureChoices } from './bench/measure-choices.ts'
import { measureExport } from './bench/measure-export.ts'
import { measureLive } from './bench/measure-live.ts'
import { measurePartnerWork } from './bench/measure-partner-work.ts'
import { measureWorkbooks } from './bench/measure-workbooks.ts'
import { MeasuredProcess } from './bench/measured-process.ts'
import { type Options, readOptions } from './bench/options.ts'
import { forEvents, forMembers, forPartnerWork, forResources } from './bench/pages.ts'
import { growth, report } from './bench/report.ts'
import { oneLine } from './one-line.ts'
import { buildApp, generateClient } from './prepare.ts'

const serverUrl = process.env.DATABASE_URL

try {
  const options = readOptions(process.argv.slice(2))
  if (options.rows.length > 0) {
    console.log(await measureWorkbooks(options.rows))
    process.exit(0)
  }
  generateClient()
  buildApp()
  const runs: { members: number; figures: Figures }[] = []
  for (const members of options.members) runs.push({ members, figures: await run(members, options) })
  if (runs.length > 1) console.log(`\n${growth(runs)}`)
  process.exit(0)
} catch (error) {
  oneLine(error)
}

async function run(members: number, options: Options): Promise<Figures> {
  const database = await createDatabase({ ...options, members }, serverUrl)
  const started: MeasuredProcess[] = []
  const start = async (program: string, environment: Record<string, string>) => {
    const server = await MeasuredProcess.start(program, environment)
    started.push(server)
    return server
  }
  try {
    const app = await start('server/index.ts', database.app)
    const exported = options.attendees > 0 ? await measureExport(app) : ''
    const floor = await start('scripts/bench/floor-server.ts', database.floor)
    const { account, pages } = groupFor(options)
    const chosen = pages.filter(
      ({ name }) => options.pages.length === 0 || options.pages.some((wanted) => name.startsWith(wanted)),
    )
    const figures = await measure({ app, floor }, { account, pages: chosen }, options)
    console.log(
      `\n${members.toLocaleString('en-US')} members, ${database.kind} database\n\n${report(figures)}`,
    )
    if (exported) console.log(`\n${exported}`)
    if (options.partners > 0) console.log(`\n${await measurePartnerWork(app)}`)
    if (options.organizations > 0) console.log(`\n${await measureChoices(app)}`)
    if (options.streams > 0) console.log(`\n${await measureLive(app, options.streams)}`)
    if (options.browser) {
      const { measureInBrowser } = await import('./bench/browser.ts')
      console.log(`\n${await measureInBrowser(app.origin)}`)
    }
    return figures
  } finally {
    for (const server of started) await server.stop()
    await database.remove()
  }
}

function groupFor({ partners, resources, sessions, attendees }: Options) {
  if (partners > 0) return forPartnerWork
  if (sessions + attendees > 0) return forEvents
  return resources > 0 ? forResources : forMembers
}
