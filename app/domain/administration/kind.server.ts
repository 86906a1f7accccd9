import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { Table } from '#app/db/records.server.ts'
import type { FilterOf, List } from '#app/values/list.ts'
import type { ListChoice } from '#app/values/list-choices.ts'
import type { Params } from '#app/values/list-params.ts'
import type { AdministrationPermission } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Act } from './bulk.server.ts'
import type { Change, Content } from './content.ts'
import type { Described } from './describe.ts'
import type { Fields, Section } from './fields.ts'
import { isRowsField } from './fields.ts'
import type { Deed, Entry } from './history.server.ts'
import { NOT_PUBLISHED, OPERATIONS, type Operation, type State } from './state.ts'

/** A fault of a content: where it is, and what the person can do about it. */
export type Problem = { path: string; message: string }

/** Choices by the name that fields call them by. A `name` is what files may call one, where no other has it. */
export type Choices = Record<string, { value: string; label: string; name?: string }[]>

type Found = { id: string; label: string }

/** Choices too long to show: searched while typing, or by the button beside the field. */
export type Lookup = {
  named: (tx: Tx, ids: number[]) => Promise<Found[]>
  search: (tx: Tx, viewer: Viewer, text: string) => Promise<Found[]>
  /** What files call them, where their names alone don’t lead back to them. */
  inFiles?: Lookup
}

/** Of which record a content is checked, null for a new one; and for whom, unless a schedule does it. */
export type Checked = { id: number | null; viewer?: Viewer }

export type Judged = { content: Content; before: Content | null; id: number | null }

/** What changed, for what a kind keeps in step: search indexes, caches, copies of names. */
export type Written = { id: number; before: Content | null; after: Content | null }

/** What is done to several records at once beyond the operations of every kind. It can't be taken back. */
export type BulkAct = {
  label: string
  pending: string
  /** What doing it to these does, and to how many it can be done: said before. */
  foresee: (viewer: Viewer, ids: number[]) => Promise<{ count: number; button: string; says: string[] }>
  by: (viewer: Viewer) => Act
}

export type KindDeclaration<Given extends Params> = {
  /** The segment of its addresses, and its name in the history: 'job-postings'. */
  name: string
  title: string
  about: string
  noun: { one: string; many: string }
  permission: AdministrationPermission
  table: Table
  /** The field that names a record. */
  named: string
  sections: Section[]
  /** Columns that are worked out from the fields. */
  derive?: (content: Content) => Record<string, unknown>
  /** Only records that meet it are of this kind, SQL on a row `r`; `fixed` has the columns that make it so. */
  only?: Prisma.Sql
  fixed?: Record<string, unknown>
  /** Its records come from elsewhere: here none is made and none deleted. */
  given?: boolean
  /** What changes of rows beside its fields say, by `besideKey`. */
  beside?: (tx: Tx, changes: Change[]) => Promise<Map<string, Described>>
  /** Takes back what a file has changed of rows beside its fields, where it still stands. Returns what it did. */
  takeBack?: (tx: Tx, id: number, changes: Change[]) => Promise<Change[]>
  /** Rows beside its fields that refer to records of a table no longer, once these entries are taken back. */
  goingBeside?: (rows: Entry[], table: Table) => [Table, number[]] | null
  /** What its files make along the way, each before what it refers to: taken back, it goes in this order. */
  along?: Kind[]
  /** The field that holds its key in the organization's other systems. */
  key?: string
  /** The records that others became part of, by the names and keys of those, in small letters but for keys. */
  formerly?: (tx: Tx, texts: string[]) => Promise<{ text: string; id: number }[]>
  /** Which records' names resemble these, by these names: they may be the same. */
  resembling?: (tx: Tx, names: string[]) => Promise<Map<string, string>>
  /** What names have in common that resemble each other; empty where they resemble none. */
  essence?: (name: string) => string
  /** The fields that tell its records apart in files without their numbers; else its name alone. */
  identity?: string[]
  /** Its records aren't made or changed by files. */
  noFiles?: boolean
  /** How its files are read and written, where a line isn't a record: `OwnFiles` of domain/exchange. */
  files?: object
  /** Fields that files have and forms don't. */
  fileFields?: Fields
  /** Tables whose rows about a record are part of it: they go when it goes. */
  parts?: Table[]
  /** Names that the history doesn't keep, by id. */
  names?: (tx: Tx, ids: number[]) => Promise<Map<number, string>>
  /** What pages and the history call them, where their names alone don't tell them apart. */
  told?: (tx: Tx, ids: number[]) => Promise<Map<number, string>>
  /** Starts as a draft, and is published, scheduled and archived. */
  publishes?: boolean
  /** Has no drafts, and is archived all the same: what follows from that. */
  archives?: string
  /** Keeps edits beside what is live until they are published. */
  drafts?: boolean
  list: {
    declaration: List<Given>
    /** SQL conditions on a row `r`, of the kind's own filters. */
    where?: (filter: FilterOf<List<Given>>) => Prisma.Sql[]
    orders: Record<string, Prisma.Sql>
    /** Cells of a row `r` as text, by their headings. */
    columns: Record<string, Prisma.Sql>
    choices?: (tx: Tx) => Promise<Record<string, ListChoice[]>>
    /** The name of a row `r`, where no column has it; and whether a word finds it. */
    name?: Prisma.Sql
    found?: (word: string) => Prisma.Sql
  }
  choices?: (tx: Tx, viewer: Viewer) => Promise<Choices>
  /** By the name that fields call them by. */
  lookups?: Record<string, Lookup>
  /** Rules beyond those of single fields; `before` is what stands. They ask the given transaction, never another one. */
  check?: (
    tx: Tx,
    content: Content,
    before: Content | null,
    checked: Checked,
  ) => Promise<Problem[]> | Problem[]
  /** The same of several at once, for files. Of two that can’t both be, the database refuses one. */
  checkEach?: (tx: Tx, judged: Judged[], viewer?: Viewer) => Promise<Problem[][]>
  /** Its rules ask nothing of other records. */
  checkedAlone?: boolean
  /** What is worth knowing about a content and keeps nobody from saving it. */
  notes?: (tx: Tx, content: Content, id: number | null) => Promise<string[]> | string[]
  /** What follows from saving, said before it is done: who sees or gets something else by it. */
  consequences?: (tx: Tx, content: Content, before: Content, id: number) => Promise<string[]> | string[]
  /** Kept in step within the transaction. */
  afterWrite?: (tx: Tx, written: Written[], deed: Deed) => Promise<unknown>
  /** Why an operation can't be done to these just now, by id. */
  refusals?: (tx: Tx, operation: Operation | 'delete', ids: number[]) => Promise<Map<number, string>>
  /** The field that a tag can be added to in bulk. */
  tagged?: string
  /** By the names that its list's address has for them. */
  acts?: Record<string, BulkAct>
  /** What a new form has filled in. */
  start?: Record<string, string>
  /** The same, of what is likely for whoever opens it. */
  startFor?: (viewer: Viewer) => Promise<Record<string, string>>
  /** Of that, what a new line of a file has otherwise: nothing that its author should say is filled in. */
  fileStart?: Record<string, string>
  /** The kind whose list its own list leads to. */
  seeAlso?: string
  /** What to know once one is created, and the screen that goes on with it. */
  created?: { says: string; label: string; screen: string }
  /** Further screens of one record, by their last segment. */
  screens?: Record<string, string>
}

export type Kind = KindDeclaration<Params> & { fields: Fields }

/**
 * Everything the administration knows about a kind of content. Screens, history, bulk actions and undo read it. Which
 * parameters its list has is known to itself alone: no one else gives them to it but as its list has read them.
 */
export function declareKind<Given extends Params>(declaration: KindDeclaration<Given>): Kind {
  const fields: Fields = { ...formFieldsOf(declaration), ...declaration.fileFields }
  return { ...(declaration as unknown as KindDeclaration<Params>), fields }
}

export const formFieldsOf = ({ sections }: { sections: Section[] }): Fields =>
  Object.assign({}, ...sections.map((section) => section.fields))

export const columnsOf = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, field]) => !isRowsField(field) && !field.join)
    .map(([name]) => name)

export const joinsOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) =>
    !isRowsField(field) && field.join ? [{ name, join: field.join }] : [],
  )

export const rowsFieldsOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) => (isRowsField(field) ? [{ name, field }] : []))

export function nameOf(kind: Kind, content: Content): string {
  const name = content[kind.named]
  return typeof name === 'string' ? name : ''
}

/** What can be done to a record of the kind as a whole. */
export function operationsOf({ publishes, archives }: Pick<Kind, 'publishes' | 'archives'>): Operation[] {
  if (publishes) return Object.keys(OPERATIONS) as Operation[]
  return archives === undefined ? [] : ['archive', 'restore']
}

/** The state of a record of which nothing is said yet. What has no drafts is always there. */
export const blankState = ({ publishes }: Pick<Kind, 'publishes'>): State =>
  publishes ? NOT_PUBLISHED : { ...NOT_PUBLISHED, published: true }

/** Whether rows of a table go when the record that they are about goes. */
export const isPart = ({ parts = [] }: Pick<Kind, 'parts'>, table: string): boolean =>
  parts.some((part) => part === table)

/** A table as it is written in SQL; its name is one of the client's own. */
export const tableOf = (table: Table): Prisma.Sql => Prisma.raw(`"${table}"`)
