/** `npm run bench`: see docs/performance.md. */
import { compare } from './bench/compare.ts'
import { createDatabase } from './bench/database.ts'
import { databaseCpu } from './bench/database-cpu.ts'
import { type Figures, measure } from './bench/measure.ts'
import { measureAdministration } from './bench/measure-administration.ts'
import { measureChoices } from './bench/measure-choices.ts'
import { measureExport } from './bench/measure-export.ts'
import { measureImports } from './bench/measure-imports.ts'
import { measureLive } from './bench/measure-live.ts'
import { measurePartnerWork } from './bench/measure-partner-work.ts'
import { measureWorkbooks } from './bench/measure-workbooks.ts'
import { MeasuredProcess } from './bench/measured-process.ts'
import { type Options, readOptions } from './bench/options.ts'
import { hasOurMigrations, otherCheckout } from './bench/other-checkout.ts'
import {
  type BenchPage,
  forAdministration,
  forEvents,
  forMembers,
  forPartnerWork,
  forResources,
  type PageGroup,
} from './bench/pages.ts'
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
  for (const members of options.members) {
    const figures = await run(members, options)
    if (figures) runs.push({ members, figures })
  }
  if (runs.length > 1) console.log(`\n${growth(runs)}`)
  process.exit(0)
} catch (error) {
  oneLine(error)
}

/** Returns no figures when the pages are compared with those of another checkout, or files are imported. */
async function run(members: number, options: Options): Promise<Figures | undefined> {
  const checkout = options.against ? otherCheckout(options.against) : undefined
  const stranger = checkout && !hasOurMigrations(checkout.folder) ? checkout.folder : undefined
  const database = await createDatabase({ ...options, members }, serverUrl, stranger)
  const started: MeasuredProcess[] = []
  const start = async (program: string, environment: Record<string, string>, root?: string) => {
    const server = await MeasuredProcess.start(program, environment, root)
    started.push(server)
    return server
  }
  try {
    const heading = `\n${members.toLocaleString('en-US')} members, ${database.name}\n\n`
    const app = await start('server/index.ts', database.app)
    const exported = options.attendees > 0 && !options.administration ? await measureExport(app) : ''
    if (options.imports > 0) {
      console.log(heading + (await measureImports(app, options.imports)))
      return undefined
    }
    const floor = await start('scripts/bench/floor-server.ts', database.floor)
    const chosen = chosenPages(options)
    if (checkout) {
      const other = await start('server/index.ts', database.other, checkout.folder)
      console.log(heading + (await compare({ own: app, other, floor }, chosen, options)))
      return undefined
    }
    const servers = { app, floor, database: await databaseCpu(serverUrl) }
    const figures = await measure(servers, chosen, options)
    console.log(heading + report(figures))
    if (exported) console.log(`\n${exported}`)
    if (options.administration) console.log(`\n${await measureAdministration(app)}`)
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
    checkout?.remove()
  }
}

function chosenPages(options: Options): PageGroup {
  const { account, pages } = groupFor(options)
  const isChosen = ({ name }: BenchPage) =>
    options.pages.length === 0 || options.pages.some((wanted) => name.startsWith(wanted))
  return { account, pages: pages.filter(isChosen) }
}

function groupFor({ administration, partners, resources, sessions, attendees }: Options) {
  if (administration) return forAdministration
  if (partners > 0) return forPartnerWork
  if (sessions + attendees > 0) return forEvents
  return resources > 0 ? forResources : forMembers
}
