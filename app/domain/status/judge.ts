import type { LastBackup } from '#app/storage/last-backup.ts'
import type { ClearUp } from '#app/storage/last-clear-up.ts'
import type { Space } from '#app/storage/storage.ts'
import { formatTimestamp, timeAgo } from '#app/values/moment.ts'
import { CHORES, type ChoreName } from './chores.ts'

export type Facts = {
  database: { version: string; bytes: number; migrations: number; migratedAt: Date | null }
  /** Null for the embedded database. */
  pool: { busy: number; idle: number; waiting: number } | null
  /** Null without one; `behind` in milliseconds. */
  replica: { is: 'in use' | keyof typeof WHY_NOT; behind: number | null } | null
  mail: { hasServer: boolean; due: number; late: number; later: number; givenUp: number }
  /** Null where it can't be known. */
  space: Space | null | 'failed'
  chores: { name: string; endedAt: Date; tookMs: number; isFailed: boolean }[]
  jobs: { state: string; count: number }[]
  backup: LastBackup | null | 'failed'
  clearUp: ClearUp | null | 'failed'
  server: { version: string; node: string; startedAt: Date; memory: number }
}

/** A part of the installation, and whether someone should look at it. */
export type Part = { name: string; isFine: boolean; says: string }

/** A backup should be younger than this many days. */
const BACKUP_DAYS = 7
/** Less than a tenth of the disk, or a gigabyte, is little. */
const LEAST_SHARE = 0.1
const LEAST_BYTES = 1e9

/** What the figures mean at that moment. `zone` is the reader's time zone. */
export function judge(facts: Facts, now: Date, zone: string): Part[] {
  return [
    databasePart(facts),
    ...(facts.replica ? [replicaPart(facts.replica)] : []),
    migrationsPart(facts.database, zone),
    mailPart(facts.mail),
    spacePart(facts.space),
    ...(Object.keys(CHORES) as ChoreName[]).map((name) => {
      const part = chorePart(name, facts, now)
      return name === 'files' ? withFound(part, facts.clearUp) : part
    }),
    jobsPart(facts.jobs),
    backupPart(facts.backup, now, zone),
    serverPart(facts.server, now),
  ]
}

function databasePart({ database, pool }: Facts): Part {
  const says = [
    `${pool ? 'PostgreSQL' : 'Embedded PostgreSQL'} ${database.version}, ${size(database.bytes)}.`,
  ]
  if (pool) says.push(`Connections: ${pool.busy} busy, ${pool.idle} idle.`)
  if (pool?.waiting) says.push(`${counted(pool.waiting, 'statement is', 'statements are')} waiting for one.`)
  return { name: 'Database', isFine: !pool?.waiting, says: says.join(' ') }
}

const WHY_NOT = {
  behind: 'It’s too far behind',
  away: 'It doesn’t respond',
  'another database': 'It isn’t a replica of this database',
}

function replicaPart({ is, behind }: NonNullable<Facts['replica']>): Part {
  const name = 'Read replica'
  if (is !== 'in use')
    return { name, isFine: false, says: `${WHY_NOT[is]}, so lists and exports are read from the primary.` }
  const says = `Lists and exports are read from it. It’s up to ${seconds(behind ?? 0)} behind.`
  return { name, isFine: true, says }
}

function migrationsPart({ migrations, migratedAt }: Facts['database'], zone: string): Part {
  const last = migratedAt ? `, the last one on ${formatTimestamp(migratedAt, zone)}` : ''
  return { name: 'Migrations', isFine: true, says: `${migrations} applied${last}.` }
}

function mailPart({ hasServer, due, late, later, givenUp }: Facts['mail']): Part {
  const says = hasServer
    ? [`${counted(due, 'email', 'emails')} to send now, ${number(later)} to try again later.`]
    : ['No mail server is set, so the embedded mailbox keeps all email.']
  if (late) says.push(`${counted(late, 'has', 'have')} been due for ten minutes or more.`)
  if (givenUp) says.push(`${counted(givenUp, 'has been', 'have been')} given up on in the last two weeks.`)
  return { name: 'Email', isFine: !late && !givenUp, says: says.join(' ') }
}

function spacePart(space: Facts['space']): Part {
  if (space === 'failed')
    return { name: 'Files', isFine: false, says: 'Files can’t be stored. The log has why.' }
  if (!space) return { name: 'Files', isFine: true, says: 'The storage doesn’t say how much room is left.' }
  const isFine = space.free >= Math.max(LEAST_BYTES, space.size * LEAST_SHARE)
  return { name: 'Files', isFine, says: `${size(space.free)} of ${size(space.size)} are free.` }
}

function chorePart(name: ChoreName, { chores, server }: Facts, now: Date): Part {
  const { title, latest } = CHORES[name]
  const run = chores.find((it) => it.name === name)
  const isLate = now.getTime() - (run?.endedAt ?? server.startedAt).getTime() > latest * 60_000
  if (!run) return { name: title, isFine: !isLate, says: 'Not done yet.' }
  const says = `Last done ${timeAgo(run.endedAt, now)}, in ${seconds(run.tookMs)}.`
  const failed = run.isFailed ? ' It ended with an error, which the log has.' : ''
  return { name: title, isFine: !isLate && !run.isFailed, says: says + failed }
}

/** With what became of the files that belonged to nothing when they were last looked for. */
function withFound(part: Part, clearUp: Facts['clearUp']): Part {
  if (!clearUp || clearUp === 'failed') return part
  const { checked, found, areTooMany } = clearUp
  const of = `${number(found)} of ${counted(checked, 'file', 'files')}`
  if (areTooMany)
    return {
      ...part,
      isFine: false,
      says: `${part.says} ${of} belong to nothing: so many that none was removed.`,
    }
  return { ...part, says: `${part.says} ${of} belonged to nothing.` }
}

/** Of what is done once, by whichever process. */
function jobsPart(jobs: Facts['jobs']): Part {
  const inState = (state: string) => jobs.reduce((sum, job) => sum + (job.state === state ? job.count : 0), 0)
  const givenUp = inState('given up')
  const says = [
    `${number(inState('waiting'))} waiting, ${number(inState('to try again'))} to try again later.`,
  ]
  if (givenUp) says.push(`${counted(givenUp, 'has been', 'have been')} given up on in the last day.`)
  return { name: 'Jobs', isFine: !givenUp, says: says.join(' ') }
}

function backupPart(backup: Facts['backup'], now: Date, zone: string): Part {
  const name = 'Last backup'
  if (backup === 'failed') return { name, isFine: false, says: 'The storage doesn’t say.' }
  if (!backup) return { name, isFine: false, says: 'None has been made yet with npm run backup.' }
  const at = new Date(backup.at)
  const isFine = now.getTime() - at.getTime() < BACKUP_DAYS * 86_400_000
  const content = `${counted(backup.rows, 'row', 'rows')} and ${counted(backup.files, 'file', 'files')}`
  const how = backup.isEncrypted ? 'encrypted' : 'not encrypted'
  return { name, isFine, says: `${formatTimestamp(at, zone)}: ${content}, ${how}.` }
}

/** Of the process that has made the page. */
function serverPart({ version, node, startedAt, memory }: Facts['server'], now: Date): Part {
  const says = `Version ${version} on Node ${node}. Started ${timeAgo(startedAt, now)}, uses ${size(memory)} of memory.`
  return { name: 'Server', isFine: true, says }
}

const number = (count: number) => count.toLocaleString('en-US')
const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`
const seconds = (ms: number) => (ms < 100 ? 'less than 0.1 seconds' : `${(ms / 1000).toFixed(1)} seconds`)

const UNITS = ['GB', 'MB', 'kB'] as const

/** 12.3 GB, 40 MB: in powers of a thousand. */
function size(bytes: number): string {
  const place = UNITS.findIndex((_, index) => bytes >= 1000 ** (3 - index))
  const power = place === -1 ? UNITS.length - 1 : place
  const value = bytes / 1000 ** (3 - power)
  return `${value >= 10 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1)} ${UNITS[power]}`
}
