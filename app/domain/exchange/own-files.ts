import type { Tx } from '#app/db/database.server.ts'
import type { Deed } from '../administration/history.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { Administered } from '../administration/store.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type FileColumn, ID } from './columns.ts'
import type { Cells } from './known-records.server.ts'
import type { Planned, PlannedLine, Reading } from './plan.server.ts'

/** The entry in the history that an import's entries stand below. */
export type Within = { deed: Deed; parentId: number }

/** How its lines are written. */
export type Writing = Within & { atOnce: number }

/**
 * How files of a kind are read and written where a line isn't a record: people out of other systems, who may have
 * several lines, and rows inside records.
 */
export type OwnFiles = {
  /** The kind whose records they write, where that is another one. */
  of?: Kind
  /** Where its pages lead back to, where that isn't the list of the kind. */
  home?: { address: string; title: string }
  /** Who has them, beside whoever may administer the kind. */
  may?: (viewer: Viewer) => boolean
  columns: (viewer: Viewer, kind: Kind) => FileColumn[]
  /** What a line can't do without: of each of these columns one at least. */
  needs: string[][]
  plan: (viewer: Viewer, kind: Kind, reading: Reading) => Promise<Planned>
  /** Of another database’s lines they make records first, and change them once all that they choose is there. */
  twice?: boolean
  /** What a line shares with others about the same: in a long file, too, they are planned and written together. */
  together?: (cells: Cells) => string[]
  /** The lines of these records; without it they are exported a record a line. */
  exported?: (viewer: Viewer, kind: Kind, records: Administered[]) => Promise<string[][]>
  /** Throws ChangedMeanwhile or RefusedLine, and then nothing is written. */
  write: (tx: Tx, viewer: Viewer, kind: Kind, lines: PlannedLine[], within: Writing) => Promise<void>
}

/** The columns of which a kind's files need one each, to say what their lines are about. */
export const neededBy = (kind: Kind): string[][] =>
  ownFiles(kind)?.needs ?? [[ID.name, ...(kind.key ? [kind.key] : []), kind.named]]

/** The kind itself knows nothing of files. */
export const ownFiles = ({ files }: Kind) => files as OwnFiles | undefined
