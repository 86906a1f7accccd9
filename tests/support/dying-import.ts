/**
 * Imports a file of links in the background and takes it back, as a server would, up to `until`; the database is named by the
 * environment. With `dieIn` it kills itself there, as an administrator or the machine's memory might: in a stage behind so
 * many lots, in the middle of one, or in a moment that a request waits for. Without, it goes on from where a former one died.
 * Prints what it found, and how it ended.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { db, openDatabase } from '#app/db/database.server.ts'
import type { Prisma } from '#app/db/generated/client.ts'
import { makeAdministrator } from '#app/domain/accounts/administrators.server.ts'
import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { readEntry } from '#app/domain/administration/history.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { undo } from '#app/domain/administration/undo.server.ts'
import { applyImport, findFile, planOf } from '#app/domain/exchange/import.server.ts'
import { chooseColumns, keepFile } from '#app/domain/exchange/keep-file.server.ts'
import { beginUndo } from '#app/domain/exchange/undo-long.server.ts'
import { readViewer } from '#app/domain/viewer/record.server.ts'
import { namedDatabase } from '../../scripts/named-database.ts'

const [until = 'WRITTEN', dieIn = '', dieAt = '1', size = 'long'] = process.argv.slice(2)
const COUNT = 500
const links = kindNamed('links') as Kind

const header = dieIn === 'WAITING' ? 'Title of it' : 'Label'
const text = `${header},Address,Type,Position\n${Array.from({ length: COUNT }, (_, at) => `Mooring ${at},https://example.org/${at},Other link,1`).join('\n')}\n`

const die = () => process.kill(process.pid, 'SIGKILL')

await openDatabase(namedDatabase())
await makeAdministrator('harbor@example.org', { firstName: 'Hana', lastName: 'Harbor' })
const { id: actorId } = await db().user.findUniqueOrThrow({ where: { email: 'harbor@example.org' } })
const viewer = await readViewer(actorId)
if (!viewer) throw new Error('The administrator isn’t there')

const latest = () => db().fileImport.findFirst({ orderBy: { id: 'desc' } })

async function report(as: string) {
  const file = await latest()
  const made = await db().link.findMany({
    where: { label: { startsWith: 'Mooring ' } },
    distinct: ['label'],
    select: { label: true },
  })
  const count = await db().link.count({ where: { label: { startsWith: 'Mooring ' } } })
  const { isWhole = null, stage = null, done = null, appliedAt = null } = file ?? {}
  console.log(
    JSON.stringify({ as, isWhole, stage, done, isApplied: appliedAt !== null, count, labels: made.length }),
  )
}

/** Works on what waits, and dies on the way where it is to. */
async function work() {
  let rests = 0
  const errors = await workOnImports(0, async () => {
    const file = await latest()
    if (file?.stage === dieIn && ++rests === Number(dieAt)) die()
    if (`within ${file?.stage}` === dieIn && ++rests === Number(dieAt)) setTimeout(die, 1)
  })
  if (errors.length > 0) throw errors[0]
  if ((await latest())?.stage === dieIn) die()
}

async function dieOnce(isThere: () => Promise<boolean>) {
  while (!(await isThere())) await wait(0)
  die()
}

await report('found')
if (!(await db().fileImport.findFirst({ where: { isWhole: true } }))) {
  const isBegun = async () => (await db().fileImport.count({ where: { isWhole: false } })) > 0
  if (dieIn === 'uploading') void dieOnce(isBegun)
  const kept = await keepFile(viewer, links, 'moorings.csv', new Blob([text]))
  if ('problem' in kept) throw new Error(kept.problem)
  if (size === 'long') {
    // As if it had more lines than are planned while a page waits.
    const file = await findFile(viewer, links, kept.id)
    const head = { ...file?.table, records: [] } as unknown as Prisma.InputJsonObject
    await db().fileImport.update({
      where: { id: kept.id },
      data: { head, lines: COUNT, stage: dieIn === 'WAITING' ? 'WAITING' : 'PLANNING' },
    })
  }
}
const { id } = await db().fileImport.findFirstOrThrow({ where: { isWhole: true } })
await work()
const file = await findFile(viewer, links, id)
if (file?.background?.stage === 'WAITING') {
  await chooseColumns(viewer, links, file, { mapping: ['label', 'url', 'type', 'position'], order: null })
  await work()
}
const planned = await findFile(viewer, links, id)
if (planned && !planned.appliedAt && (!planned.background || planned.background.stage === 'PLANNED')) {
  const token = planned.background?.summary?.token ?? (await planOf(viewer, links, planned))?.token ?? ''
  if (dieIn === 'at once') setTimeout(die, Number(dieAt))
  await applyImport(viewer, links, id, token)
  await work()
}
// Whoever was quicker than the signal dies here.
if (dieIn === 'committed' || dieIn === 'at once') die()
const { entryId } = await db().fileImport.findUniqueOrThrow({ where: { id } })
if (until === 'UNDONE' && entryId !== null) {
  const entry = await readEntry(db(), entryId)
  if (entry && !entry.undone && size === 'long') await beginUndo(viewer, entry)
  if (dieIn === 'undoing at once') setTimeout(die, Number(dieAt))
  if (entry && !entry.undone && size === 'short') await undo(viewer, links, entryId, {})
  await work()
}
if (dieIn === 'undoing at once') die()
await report('ended')
process.exit(0)
