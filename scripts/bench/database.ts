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
import { fillPartnerWork } from './partner-work.ts'
import { fillResources } from './resources.ts'
import { fillTalk } from './talk.ts'

export type BenchDatabase = {
  kind: 'PostgreSQL' | 'embedded'
  /** The environment of the measured server. */
  app: Environment
  /**
   * Databases of the floors and of another checkout's server: an embedded database belongs to one process, so they work
   * on copies.
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

export function createDatabase(contents: Contents, serverUrl: string | undefined): Promise<BenchDatabase> {
  return serverUrl ? onServer(contents, serverUrl) : embedded(contents)
}

async function onServer(contents: Contents, serverUrl: string): Promise<BenchDatabase> {
  const name = `bench_${contents.members}_${process.pid}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await execute(serverUrl, `CREATE DATABASE ${name}`)
  const environment = { DATABASE_URL: url.href, DATA_DIR: tmpdir() }
  const remove = () => execute(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  try {
    await fill(environment, contents)
    return { kind: 'PostgreSQL', app: environment, floor: environment, other: environment, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function embedded(contents: Contents): Promise<BenchDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'members-bench-'))
  const environment = (name: string) => ({ DATABASE_URL: '', DATA_DIR: path.join(folder, name) })
  const [app, floor, other] = [environment('app'), environment('floor'), environment('other')]
  const remove = async () => rmSync(folder, { recursive: true, force: true })
  try {
    await fill(app, contents)
    for (const { DATA_DIR } of [floor, other]) cpSync(app.DATA_DIR, DATA_DIR, { recursive: true })
    return { kind: 'embedded', app, floor, other, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function fill(environment: Environment, { members, ...more }: Contents) {
  Object.assign(process.env, environment, { DEMO_MEMBERS: String(members) })
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

async function execute(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
