import { db, type Tx } from '#app/db/database.server.ts'
import type { Prisma } from '#app/db/generated/client.ts'
import type { ImportStage } from '#app/db/generated/enums.ts'
import { ask } from '#app/db/jobs.server.ts'
import type { Entry } from '../administration/history.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { handOverIn } from './held-import.server.ts'
import { MOST_AT_ONCE, type Table } from './table.ts'

/** What is told of a long import; `id` is that of one's own file, by which its page is found. */
export type LongImport = { id: number | null; kind: string; stage: ImportStage }

const TAKEN_BACK: ImportStage[] = ['UNDOING', 'UNDONE']

type OfEntry = Pick<Entry, 'id' | 'kind' | 'action' | 'about' | 'count'>

/** The long import that an entry of the history is about: undoing it is done in the background, too. */
export async function longImportOf(
  viewer: Viewer,
  entry: OfEntry,
  tx: Tx = db(),
): Promise<LongImport | null> {
  const files = await tx.fileImport.findMany({
    where: { entryId: entry.id, stage: { not: null } },
    select: { id: true, kind: true, stage: true, actorId: true },
    orderBy: { id: 'asc' },
  })
  const isOwn = ({ actorId }: (typeof files)[number]) => actorId === viewer.id
  const undoing = files.find(({ stage }) => stage !== null && TAKEN_BACK.includes(stage))
  const file = undoing ?? files.find(isOwn) ?? files[0]
  if (file?.stage) return { id: isOwn(file) ? file.id : null, kind: file.kind, stage: file.stage }
  // The file went with the account of whoever had it.
  const isLong = entry.action === 'imported' && entry.count > MOST_AT_ONCE
  return isLong ? { id: null, kind: entry.kind, stage: 'WRITTEN' } : null
}

/**
 * Doing it twice is doing it once. Whoever takes another's import back has a page of their own to follow that on: the
 * file itself stays for its owner alone.
 */
export function beginUndo(viewer: Viewer, entry: OfEntry): Promise<LongImport | null> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "ChangeEntry" WHERE id = ${entry.id}::int FOR UPDATE`
    const long = await longImportOf(viewer, entry, tx)
    if (long?.stage !== 'WRITTEN') return long
    const begun = { stage: 'UNDOING', cursor: null, undoId: null, holder: null, done: 0, total: 0 } as const
    if (long.id !== null) {
      await handOverIn(tx, { id: long.id, stage: 'WRITTEN' }, begun)
      return { ...long, stage: 'UNDOING' }
    }
    const { id } = await tx.fileImport.create({
      data: {
        ...begun,
        kind: long.kind,
        actorId: viewer.id,
        fileName: entry.about ?? '',
        entryId: entry.id,
        appliedAt: new Date(),
        head: NO_LINES as unknown as Prisma.InputJsonObject,
        summary: {},
      },
    })
    await ask(tx, 'imports')
    return { ...long, id, stage: 'UNDOING' }
  })
}

const NO_LINES: Table = {
  encoding: 'utf-8',
  separator: ',',
  headerLine: 1,
  header: [],
  records: [],
  first: [],
  blank: 0,
  isSheet: false,
}
