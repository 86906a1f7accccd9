import { expect, test } from 'vitest'
import { type Facts, judge } from '#app/domain/status/judge.ts'

const NOW = new Date('2026-11-29T12:00:00Z')
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const run = (name: string, minutes: number, isFailed = false) => ({
  name,
  endedAt: before(minutes),
  tookMs: 1_240,
  isFailed,
})

const FINE: Facts = {
  database: { version: '15.4', bytes: 212_300_000, migrations: 31, migratedAt: before(3 * 24 * 60) },
  pool: { busy: 2, idle: 3, waiting: 0 },
  replica: { is: 'in use', behind: 620 },
  mail: { hasServer: true, due: 1, late: 0, later: 2, givenUp: 0 },
  space: { free: 50e9, size: 100e9 },
  chores: [
    run('mail', 1),
    run('publish', 1),
    run('notifications', 2),
    run('search', 1),
    run('clear-up', 40),
    run('files', 24 * 60),
    run('imports', 9_000),
  ],
  jobs: [
    { state: 'waiting', count: 1 },
    { state: 'to try again', count: 0 },
    { state: 'waiting', count: 1 },
  ],
  backup: { at: before(60).toISOString(), rows: 12_000, files: 1, isEncrypted: true },
  clearUp: { at: before(24 * 60).toISOString(), checked: 1_200, found: 2, removed: 2, areTooMany: false },
  server: { version: '1.2.3', node: '24.1.0', startedAt: before(90), memory: 310_000_000 },
}

const wanting = (facts: Partial<Facts>) =>
  judge({ ...FINE, ...facts }, NOW, 'UTC').flatMap(({ isFine, name, says }) => (isFine ? [] : [[name, says]]))

test('work that was never done is only waited for by a server that has just started', () => {
  const server = { ...FINE.server, startedAt: before(1) }
  expect(wanting({ chores: [], clearUp: null, server })).toEqual([])
  expect(wanting({ chores: [], clearUp: null }).length).toBeGreaterThan(3)
})

test('what is fine says so with its figures', () => {
  expect(judge(FINE, NOW, 'UTC').map(({ name, says }) => `${name}: ${says}`)).toEqual([
    'Database: PostgreSQL 15.4, 212 MB. Connections: 2 busy, 3 idle.',
    'Read replica: Lists and exports are read from it. It’s up to 0.6 seconds behind.',
    'Migrations: 31 applied, the last one on Nov. 26, 2026, 12:00 PM UTC.',
    'Email: 1 email to send now, 2 to try again later.',
    'Files: 50 GB of 100 GB are free.',
    'Sending email: Last done 1 minute ago, in 1.2 seconds.',
    'Publishing at a set time: Last done 1 minute ago, in 1.2 seconds.',
    'Queuing notification emails: Last done 2 minutes ago, in 1.2 seconds.',
    'Keeping searches fast: Last done 1 minute ago, in 1.2 seconds.',
    'Removing what has expired: Last done 40 minutes ago, in 1.2 seconds.',
    'Removing files that belong to nothing: Last done 1 day ago, in 1.2 seconds. 2 of 1,200 files belonged to nothing.',
    'Importing long files: Last done 6 days ago, in 1.2 seconds.',
    'Jobs: 2 waiting, 0 to try again later.',
    'Last backup: Nov. 29, 2026, 11:00 AM UTC: 12,000 rows and 1 file, encrypted.',
    'Server: Version 1.2.3 on Node 24.1.0. Started 1 hour ago, uses 310 MB of memory.',
  ])
  expect(wanting({})).toEqual([])
})

test.each<[string, Partial<Facts>, [string, string][]]>([
  [
    'statements that wait for a connection',
    { pool: { busy: 5, idle: 0, waiting: 1 } },
    [['Database', 'PostgreSQL 15.4, 212 MB. Connections: 5 busy, 0 idle. 1 statement is waiting for one.']],
  ],
  [
    'a replica that is far behind',
    { replica: { is: 'behind', behind: 6_000 } },
    [['Read replica', 'It’s too far behind, so lists and exports are read from the primary.']],
  ],
  [
    'a replica that is away',
    { replica: { is: 'away', behind: null } },
    [['Read replica', 'It doesn’t respond, so lists and exports are read from the primary.']],
  ],
  [
    'a server that is no replica',
    { replica: { is: 'another database', behind: null } },
    [
      [
        'Read replica',
        'It isn’t a replica of this database, so lists and exports are read from the primary.',
      ],
    ],
  ],
  [
    'email that is late or given up on',
    { mail: { hasServer: true, due: 2, late: 1, later: 0, givenUp: 3 } },
    [
      [
        'Email',
        '2 emails to send now, 0 to try again later. 1 has been due for ten minutes or more. 3 have been given up on in the last two weeks.',
      ],
    ],
  ],
  [
    'a small disk with a fifth left',
    { space: { free: 0.8e9, size: 4e9 } },
    [['Files', '800 MB of 4.0 GB are free.']],
  ],
  [
    'a large disk that is nearly full',
    { space: { free: 9e9, size: 100e9 } },
    [['Files', '9.0 GB of 100 GB are free.']],
  ],
  [
    'work that is late, has failed or was never done',
    {
      chores: [run('mail', 6), run('publish', 1, true), run('clear-up', 76)],
      clearUp: null,
      server: { ...FINE.server, startedAt: before(27 * 60) },
    },
    [
      ['Sending email', 'Last done 6 minutes ago, in 1.2 seconds.'],
      [
        'Publishing at a set time',
        'Last done 1 minute ago, in 1.2 seconds. It ended with an error, which the log has.',
      ],
      ['Queuing notification emails', 'Not done yet.'],
      ['Keeping searches fast', 'Not done yet.'],
      ['Removing what has expired', 'Last done 1 hour ago, in 1.2 seconds.'],
      ['Removing files that belong to nothing', 'Not done yet.'],
    ],
  ],
  [
    'a storage whose files seem to be those of another database',
    { clearUp: { at: before(60).toISOString(), checked: 1_500, found: 1_200, removed: 0, areTooMany: true } },
    [
      [
        'Removing files that belong to nothing',
        'Last done 1 day ago, in 1.2 seconds. 1,200 of 1,500 files belong to nothing: so many that none was removed.',
      ],
    ],
  ],
  [
    'a job that was given up on',
    { jobs: [{ state: 'given up', count: 1 }] },
    [['Jobs', '0 waiting, 0 to try again later. 1 has been given up on in the last day.']],
  ],
  [
    'a backup of a week ago',
    { backup: { at: before(7 * 24 * 60).toISOString(), rows: 1, files: 2, isEncrypted: false } },
    [['Last backup', 'Nov. 22, 2026, 12:00 PM UTC: 1 row and 2 files, not encrypted.']],
  ],
  ['no backup at all', { backup: null }, [['Last backup', 'None has been made yet with npm run backup.']]],
  [
    'a store that doesn’t respond',
    { space: 'failed', backup: 'failed', clearUp: 'failed' },
    [
      ['Files', 'Files can’t be stored. The log has why.'],
      ['Last backup', 'The storage doesn’t say.'],
    ],
  ],
])('%s needs a look', (_, facts, parts) => {
  expect(wanting(facts)).toEqual(parts)
})

test('a database without a replica has no such part', () => {
  const parts = judge({ ...FINE, replica: null }, NOW, 'UTC')
  expect(parts.map(({ name }) => name)).not.toContain('Read replica')
})

test('an embedded database, an embedded mailbox and a storage without an end are fine', () => {
  const mail = { ...FINE.mail, hasServer: false, due: 0, later: 0 }
  const parts = judge({ ...FINE, pool: null, replica: null, mail, space: null }, NOW, 'UTC')
  expect(parts.every(({ isFine }) => isFine)).toBe(true)
  const [database, , email, files] = parts.map(({ says }) => says)
  expect(database).toBe('Embedded PostgreSQL 15.4, 212 MB.')
  expect(email).toBe('No mail server is set, so the embedded mailbox keeps all email.')
  expect(files).toBe('The storage doesn’t say how much room is left.')
})
