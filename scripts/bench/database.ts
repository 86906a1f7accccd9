/** A database with that many demo members, for one run: on DATABASE_URL's server, or embedded. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#app/db/database.server.ts'
import { refreshStatistics } from '#app/db/statistics.server.ts'
import { namedDatabase } from '../named-database.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { fillMerging } from './administration.ts'
import { fillEvent, type LargeEvent } from './events.ts'
import { fillOrganizations } from './organizations.ts'
import { fillByItself } from './other-checkout.ts'
import { fillPartnerWork } from './partner-work.ts'
import { fillResources } from './resources.ts'
import { megabytes } from './table.ts'
import { fillTalk } from './talk.ts'

export type BenchDatabase = {
  /** Says how large it is, where a server can tell. */
  name: string
  /** The environment of the measured server. */
  app: Environment
  /**
   * Databases of the floors and of another checkout's server: an embedded database belongs to one process, so they work
   * on copies. A checkout with other migrations has one of its own, which it makes.
   */
  floor: Environment
  other: Environment
  remove: () => Promise<void>
}
/** The additions to the demo's data; `messages` are in one conversation. */
export type Contents = LargeEvent &
  Record<'members' | 'partners' | 'organizations' | 'resources' | 'messages', number> & {
    administration: boolean
  }
type Environment = { DATABASE_URL: string; DATA_DIR: string }

/** `stranger` is the folder of a checkout with other migrations. */
export function createDatabase(
  contents: Contents,
  serverUrl: string | undefined,
  stranger: string | undefined,
): Promise<BenchDatabase> {
  return serverUrl ? onServer(contents, serverUrl, stranger) : embedded(contents, stranger)
}

async function onServer(
  contents: Contents,
  serverUrl: string,
  stranger: string | undefined,
): Promise<BenchDatabase> {
  const own = `bench_${contents.members}_${process.pid}`
  const names = stranger ? [own, `${own}_other`] : [own]
  const remove = async () => {
    for (const name of names) await execute(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
  try {
    for (const name of names) await execute(serverUrl, `CREATE DATABASE ${name}`)
    const [app, other = app] = names.map((name) => ({
      DATABASE_URL: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
      DATA_DIR: tmpdir(),
    })) as [Environment, Environment?]
    await fill(app, contents)
    if (stranger) fillByItself(stranger, { ...other, ...sizeOf(contents) })
    const [size] = await execute(app.DATABASE_URL, 'SELECT pg_database_size(current_database()) AS bytes')
    const name = `PostgreSQL database of ${megabytes(Number(size?.bytes))} MB`
    return { name, app, floor: app, other, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function embedded(contents: Contents, stranger: string | undefined): Promise<BenchDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'members-bench-'))
  const environment = (name: string) => ({ DATABASE_URL: '', DATA_DIR: path.join(folder, name) })
  const [app, floor, other] = [environment('app'), environment('floor'), environment('other')]
  const remove = async () => rmSync(folder, { recursive: true, force: true })
  try {
    await fill(app, contents)
    if (stranger) fillByItself(stranger, { ...other, ...sizeOf(contents) })
    for (const { DATA_DIR } of stranger ? [floor] : [floor, other])
      cpSync(app.DATA_DIR, DATA_DIR, { recursive: true })
    return { name: 'embedded database', app, floor, other, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

const sizeOf = ({ members }: { members: number }) => ({ DEMO_MEMBERS: String(members) })

async function fill(environment: Environment, { members, ...more }: Contents) {
  Object.assign(process.env, environment, sizeOf({ members }))
  await prepareDatabase()
  const { partners, organizations, resources, messages, sessions, attendees, administration } = more
  if (partners + organizations + resources + messages + sessions + attendees === 0 && !administration) return
  await openDatabase(namedDatabase())
  try {
    if (partners > 0) await fillPartnerWork(partners)
    if (organizations > 0) await fillOrganizations(organizations)
    if (resources > 0) await fillResources(resources)
    if (messages > 0) await fillTalk(messages)
    if (sessions + attendees > 0) await fillEvent({ sessions, attendees })
    if (administration) await fillMerging()
    await refreshStatistics()
  } finally {
    await closeDatabase()
  }
}

async function execute(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
