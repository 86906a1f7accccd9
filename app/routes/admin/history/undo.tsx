import { href, redirect } from 'react-router'
import { besideUndosOf } from '#app/domain/administered/beside-undos.server.ts'
import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import { besideUndoOf } from '#app/domain/administration/beside-undo.server.ts'
import { type Entry, findEntry, findUndoOf } from '#app/domain/administration/history.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import type { NamedRecord } from '#app/domain/administration/listing.server.ts'
import {
  canUndo,
  findUndo,
  UNDO_IMPORT_DAYS,
  UNDO_MINUTES,
  type Undo as Undone,
  undo,
} from '#app/domain/administration/undo.server.ts'
import { beginUndo, type LongImport, longImportOf } from '#app/domain/exchange/undo-long.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { formatTimestamp } from '#app/values/moment.ts'
import { ConfirmForm } from '../form/confirm-form.tsx'
import { NameList } from '../form/name-list.tsx'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/undo'

const title = 'Undo'

/** Whatever may be undone is of a kind that the viewer administers. */
async function entryOf(viewer: Viewer, entryId: string): Promise<{ kind: Kind; entry: Entry }> {
  const entry = found(await findEntry(viewer, parseId(entryId)))
  return { kind: found(kindNamed(entry.kind)), entry }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { kind, entry } = await entryOf(viewer, params.entryId)
  const long = await longImportOf(viewer, entry)
  if (long) return longUndo(viewer, kind, entry, long)
  const shown = { ...whereOf(kind, entry), what: whatOf(entry), count: null }
  const already = entry.undone ? await takenBack(viewer, entry.id) : null
  if (already) return { ...shown, already, ...NONE }
  const undoing = await findUndo(viewer, kind, entry.id, besideUndosOf(kind))
  if (!undoing) throw await tooLate(listOf(kind))
  const { restored, removed, along, kept } = undoing
  return { ...shown, already, restored, removed: [...removed, ...along], kept }
}

/** What was done, and of which file. */
const whatOf = ({ action, about }: Entry) => `“${action}”${about ? ` (${about})` : ''}`

const NONE = { restored: [], removed: [], kept: [] }

/** When and by whom it was taken back; null where it wasn’t. */
async function takenBack(viewer: Viewer, id: number): Promise<string | null> {
  const undoing = await findUndoOf(viewer, id)
  if (!undoing) return null
  const who = undoing.actorId === viewer.id ? 'You' : (undoing.actor ?? 'A closed account')
  return `${who} took this back already, on ${formatTimestamp(undoing.at, viewer.timeZone ?? 'UTC')}.`
}

/** It is taken back in the background; its page tells how far that is, and what stays. */
async function longUndo(viewer: Viewer, kind: Kind, entry: Entry, long: LongImport) {
  const already = entry.undone ? await takenBack(viewer, entry.id) : null
  const page = pageOf(kind, long)
  if (!already && long.stage !== 'WRITTEN') throw redirect(page)
  if (!already && !canUndo(viewer, kind, entry)) throw await tooLate(listOf(kind))
  const { count } = entry
  const what = whatOf(entry)
  return { page, label: 'The import', already, ...NONE, what, count: already ? null : count }
}

/** Another's file is for them alone. */
const pageOf = (kind: Kind, long: LongImport) =>
  long.id === null
    ? listOf(kind)
    : href('/admin/:kind/import/:importId', { kind: long.kind, importId: String(long.id) })

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const { kind, entry } = await entryOf(viewer, params.entryId)
  const long = await longImportOf(viewer, entry)
  if (long) return takeLongBack(viewer, kind, entry, long)
  const { page } = whereOf(kind, entry)
  const undone = await undo(viewer, kind, entry.id, besideUndosOf(kind))
  if (!undone) {
    const already = await takenBack(viewer, entry.id)
    return already ? redirectWithNotice(page, already, { tone: 'info' }) : tooLate(listOf(kind))
  }
  return redirectWithNotice(page, saidOf(undone, kind), undone.kept.length > 0 ? { tone: 'info' } : {})
}

/** What went, what is back, and what stays. */
function saidOf({ restored, removed, kept, noun }: Undone, kind: Kind): string {
  const of = noun ?? kind.noun
  const said = [
    removed.length > 0 && `${counted(removed.length, of)} removed.`,
    restored.length > 0 &&
      `${counted(restored.length, of, 'is', 'are')} back to how ${restored.length === 1 ? 'it was' : 'they were'}.`,
    removed.length + restored.length === 0 && 'Nothing was taken back.',
    kept.length > 0 && `These stay, because someone has changed or used them since: ${namesOf(kept)}.`,
  ]
  return said.filter(Boolean).join(' ')
}

const MOST_NAMED = 10

function namesOf(records: NamedRecord[]): string {
  const names = records.slice(0, MOST_NAMED).map(({ name }) => name)
  const more = records.length - names.length
  return names.join(', ') + (more > 0 ? ` and ${more.toLocaleString('en-US')} more` : '')
}

async function takeLongBack(viewer: Viewer, kind: Kind, entry: Entry, long: LongImport) {
  const already = await takenBack(viewer, entry.id)
  if (already) return redirectWithNotice(pageOf(kind, long), already, { tone: 'info' })
  if (long.stage === 'WRITTEN' && !canUndo(viewer, kind, entry)) return tooLate(listOf(kind))
  const begun = (await beginUndo(viewer, entry)) ?? long
  return redirectWithNotice(pageOf(kind, begun), 'The import is being undone.', { tone: 'info' })
}

const listOf = ({ name }: Kind) => href('/admin/:kind', { kind: name })

/** The list, or the record beside which it was done. */
const whereOf = (kind: Kind, entry: Entry) =>
  besideUndoOf(besideUndosOf(kind), entry) && entry.recordId !== null
    ? { page: recordHref(kind.name, entry.recordId), label: entry.recordName }
    : { page: listOf(kind), label: kind.title }

const tooLate = (page: string) =>
  redirectWithNotice(
    page,
    `It’s too late to undo that. The person who did it can, for ${UNDO_MINUTES} minutes. An import can be undone for ${UNDO_IMPORT_DAYS} days, by administrators too.`,
    {
      tone: 'danger',
    },
  )

function counted(count: number, noun: Kind['noun'], one = 'was', many = 'were') {
  return count === 1 ? `1 ${noun.one} ${one}` : `${count.toLocaleString('en-US')} ${noun.many} ${many}`
}

export default function Undo({ loaderData }: Route.ComponentProps) {
  const { page, label, already, restored, removed, kept, what, count } = loaderData
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={{ to: page, label }} lead={already ?? `This takes back ${what}.`} />
      <div className="stack">
        {count !== null && (
          <p>
            What this import made is removed, and what it changed goes back to how it was. That’s{' '}
            {count.toLocaleString('en-US')} lines, one after the other. What someone has changed since stays,
            and the page of the import names it.
          </p>
        )}
        <Names title="Will be removed" records={removed} />
        <Names title="Will be as before" records={restored} />
        {kept.length > 0 && (
          <Notice tone="warning" title="These were changed or used since, so they’ll stay as they are">
            <Names records={kept} />
          </Notice>
        )}
        {already || (restored.length + removed.length === 0 && count === null) ? (
          <div className="cluster">
            <ButtonLink variant="secondary" to={page}>
              Close
            </ButtonLink>
          </div>
        ) : (
          <ConfirmForm page={page} label="Undo" pending="Undoing…" />
        )}
      </div>
    </>
  )
}

function Names({ title, records }: { title?: string; records: NamedRecord[] }) {
  if (records.length === 0) return null
  return (
    <>
      {title && (
        <h2>
          {title} <span className="text-muted">({records.length.toLocaleString('en-US')})</span>
        </h2>
      )}
      <NameList some={records.slice(0, 50)} count={records.length} />
    </>
  )
}
