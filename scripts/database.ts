/** `npm run db -- new <name> | deploy | status | drift | move <url>` */
import { giveUserSettings } from '#app/db/connection-settings.server.ts'
import { applyMigrations, createMigration, drift, pendingMigrations } from '#app/db/migrations.server.ts'
import { generateClient } from './prepare.ts'

const USAGE =
  'Usage: npm run db -- new <name> | deploy | status | drift | move postgres://…|embedded [--replace]'

/** The embedded database has one user. */
const noAdministrator = () =>
  `There’s no administrator yet. To make one, ${process.env.DATABASE_URL ? '' : 'stop the server and '}run \`npm run admin -- make EMAIL\`.`

const commands: Record<string, (name?: string, option?: string) => Promise<number>> = {
  async new(name) {
    if (!name) return say(USAGE, 1)
    const created = await createMigration(name)
    return say(created ? `Created prisma/migrations/${created}` : 'No schema changes')
  },
  async deploy() {
    if (process.env.DATABASE_DIRECT_URL) await giveUserSettings(process.env.DATABASE_DIRECT_URL)
    const applied = await applyMigrations(await target())
    const { questions, resources, administrators } = await complete()
    if (questions > 0) say(`Added ${questions} onboarding questions`)
    if (resources > 0) say(`Indexed ${resources} resources`)
    say(applied.length > 0 ? appliedText(applied) : 'Nothing to apply')
    return administrators === 0 && !process.env.ADMIN_APP_URL ? say(noAdministrator()) : 0
  },
  async status() {
    const pending = await pendingMigrations(await target())
    return say(pending.length > 0 ? `Not applied: ${pending.join(', ')}` : 'Up to date')
  },
  async drift() {
    const sql = await drift()
    if (sql === null) return say('The migrations match the schema')
    return say(`The schema has changes without a migration:\n${sql}`, 2)
  },
  async move(place, option) {
    if (!place || (option && option !== '--replace')) return say(USAGE, 1)
    generateClient()
    const { moveDatabase } = await import('./move-database.ts')
    return say(await moveDatabase(place, option === '--replace'))
  },
}

const [command = '', name, option] = process.argv.slice(2)
const run = commands[command] ?? (async () => say(USAGE, 1))

// The engine leaves a ten-second timer behind, so the process must be ended explicitly.
run(name, option).then(
  (code) => process.exit(code),
  (error: Error) => process.exit(say(error.message, 1)),
)

/** Imported late: a fresh clone has no Prisma client yet. */
async function target() {
  generateClient()
  return (await import('./named-database.ts')).namedDatabase()
}

/**
 * Without questions no one can complete onboarding on a new database, and without an index no resource can be found.
 */
async function complete(): Promise<{ questions: number; resources: number; administrators: number }> {
  const { closeDatabase, db, openDatabase } = await import('#app/db/database.server.ts')
  const { ensureQuestions } = await import('../prisma/seeds/onboarding-questions.ts')
  const { indexNewResources } = await import('#app/domain/resources/search-index.server.ts')
  await openDatabase(await target())
  try {
    return {
      questions: await db().$transaction(ensureQuestions),
      resources: await db().$transaction(indexNewResources, { timeout: 10 * 60_000 }),
      administrators: await db().user.count({ where: { roles: { has: 'ADMIN' } } }),
    }
  } finally {
    await closeDatabase()
  }
}

/** A new database gets all there are. */
const appliedText = (names: string[]) =>
  names.length > 5 ? `Applied ${names.length} migrations` : `Applied ${names.join(', ')}`

function say(text: string, code = 0) {
  ;(code === 0 ? console.log : console.error)(text)
  return code
}
