import { data, href, useSearchParams } from 'react-router'
import { type Act, bulk, operationAct } from '#app/domain/administration/bulk.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { tagAct } from '#app/domain/administration/tag.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { withSelection } from '#app/values/list-selection.ts'
import { z } from '#app/values/zod.ts'
import { ConfirmForm } from '../form/confirm-form.tsx'
import { NameList } from '../form/name-list.tsx'
import { shownIds, shownOf } from '../form/shown.server.ts'
import type { Route } from './+types/bulk'
import { undoButton } from './address.ts'
import { aboutChoice, type BulkChoice, readBulkChoice } from './bulk-choice.server.ts'
import { bulkText, TAG } from './bulk-operations.ts'
import { summaryOf } from './summary.server.ts'

const Shown = z.object({ ids: shownIds, key: z.uuid(), tag: z.string().optional() })

/** What is chosen, in words and with the number, before anything is done. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = context.get(kindContext)
  const viewer = context.get(viewerContext)
  const choice = await readBulkChoice(viewer, kind, url.searchParams)
  if (!choice) return data({ ...summaryOf(kind), choice: null }, 400)
  const { operation, records, tags } = choice
  const chosen = shownOf(records)
  const about = aboutChoice(choice, chosen.count)
  const key = crypto.randomUUID()
  const ids = records.map(({ id }) => id)
  const text = await foreseen(viewer, operation, ids)
  return data({ ...summaryOf(kind), choice: { ...text, tags, chosen, about, key } })
}

/** What is said before it's done, and whether there's anything to do. */
async function foreseen(viewer: Viewer, operation: BulkChoice['operation'], ids: number[]) {
  if (typeof operation === 'object') {
    const { count, button, says } = await operation.foresee(viewer, ids)
    return { label: operation.label, pending: operation.pending, button, says, isDoable: count > 0 }
  }
  const { label, pending } = bulkText(operation)
  const button = operation === TAG ? 'Add' : label
  return { label, pending, button, says: ['You can undo this for ten minutes.'], isDoable: true }
}

export async function action({ url, context }: Route.ActionArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const choice = await readBulkChoice(viewer, kind, url.searchParams)
  const form = await parseForm(context, Shown)
  if (!choice || !form.ok) throw data(null, { status: 400 })
  const { ids, key, tag } = form.value
  const act = actOf(viewer, kind, choice, tag)
  if (!act) throw data(null, { status: 400 })
  const about = aboutChoice(choice, ids.length)
  const { entryId, done, left } = await bulk(viewer, kind, act, { ...choice, about, ids }, key)
  const { declaration } = kind.list
  const page = parsePage(url.searchParams.get('page'))
  const list = href('/admin/:kind', { kind: kind.name }) + declaration.href(choice.filter, page)
  const said = `${declaration.counted(done)} ${act.done}.`
  return redirectWithNotice(list, said + leftText(left), {
    tone: left.length > 0 ? 'info' : 'success',
    ...(done > 0 && typeof choice.operation === 'string' && undoButton(entryId)),
  })
}

function actOf(viewer: Viewer, kind: Kind, { operation, tags }: BulkChoice, chosen?: string): Act | null {
  if (typeof operation === 'object') return operation.by(viewer)
  if (operation !== TAG) return operationAct(kind, operation)
  const tag = tags.find(({ value }) => value === chosen)
  return kind.tagged && tag ? tagAct(kind, kind.tagged, tag) : null
}

const NAMED = 5

function leftText(left: { name: string; reason: string }[]): string {
  if (left.length === 0) return ''
  const named = left.slice(0, NAMED).map(({ name, reason }) => `“${name}”: ${reason}`)
  const more = left.length > NAMED ? ` And ${left.length - NAMED} more.` : ''
  return ` ${left.length} left as ${left.length === 1 ? 'it is' : 'they are'}. ${named.join(' ')}${more}`
}

export default function Bulk({ loaderData }: Route.ComponentProps) {
  const { name, title, noun, choice } = loaderData
  const [params] = useSearchParams()
  const back = { to: href('/admin/:kind', { kind: name }) + withSelection(params), label: title }
  if (!choice || choice.chosen.count === 0) {
    return (
      <>
        <PageTitle title="Nothing selected" />
        <PageHead title="Nothing selected" back={back} />
        <EmptyState title={`Select ${noun.many} first`}>
          Check them in the list, or filter the list and select all that match.
        </EmptyState>
      </>
    )
  }
  const { label, pending, button, says, isDoable, tags, chosen, about, key } = choice
  const number = `${chosen.count.toLocaleString('en-US')} ${chosen.count === 1 ? noun.one : noun.many}`
  return (
    <>
      <PageTitle title={`${label} ${number}`} />
      <PageHead title={`${label} ${number}?`} back={back} lead={`That’s ${about}.`} />
      <div className="stack">
        <NameList {...chosen} />
        {says.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {isDoable && (
          <ConfirmForm page={back.to} fields={{ ids: chosen.ids, key }} label={button} pending={pending}>
            {tags.length > 0 && <Select id="tag" name="tag" label="Tag" options={tags} required />}
          </ConfirmForm>
        )}
      </div>
    </>
  )
}
