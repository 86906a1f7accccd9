import { useEffect } from 'react'
import { data, useSearchParams } from 'react-router'
import { refusalsOf } from '#app/domain/action-items/bulk-change.ts'
import { MOST_IN_BULK, operationLabels, operationOf } from '#app/domain/action-items/bulk-operations.ts'
import { bulkSchemas } from '#app/domain/action-items/bulk-schema.ts'
import { selectedBy } from '#app/domain/action-items/bulk-selection.server.ts'
import { bulkUpdate } from '#app/domain/action-items/bulk-update.server.ts'
import { representativesOf } from '#app/domain/action-items/representatives.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { withoutSelection, withSelection } from '#app/values/list-selection.ts'
import type { Route } from './+types/bulk'
import { listHref, undoHref } from './address.ts'
import { BulkForm } from './bulk-form.tsx'
import { BulkItems, itemsText, TooMany } from './bulk-items.tsx'
import { CannotChange } from './cannot-change.tsx'
import { withoutLeftOut } from './left-out.server.ts'

const FORM = 'bulk'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const operation = found(operationOf(params.operation))
  const items = await selectedBy(viewer, url.searchParams)
  const partners = [...new Set(items.map(({ organizationId }) => organizationId))]
  const canAssign = operation === 're-assign' && partners.length === 1
  return { operation, items, people: canAssign ? await representativesOf(viewer, partners) : [] }
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const operation = found(operationOf(params.operation))
  const rest = await withoutLeftOut(context)
  if (rest) return data({ ...rest, refusals: [], refused: false })
  const form = await parseForm(context, bulkSchemas[operation])
  if (!form.ok) return data({ reply: form.reply(), refusals: [], items: null, refused: true }, 400)
  const update = await bulkUpdate(viewer, form.value)
  if (update.kind === 'refused') {
    const { message, refusals, items } = update
    return data({ reply: form.reply({ form: message }), refusals, items, refused: true }, 409)
  }
  const { count, bulkEditId } = update
  const query = withoutSelection(url.searchParams)
  return redirectWithNotice(listHref(query), `${itemsText(count)} ${count === 1 ? 'was' : 'were'} changed.`, {
    button: { label: 'Undo', action: undoHref(bulkEditId, query) },
  })
}

/** Exactly what the dialog shows is changed: it submits its items with the versions they were shown in. */
export default function Bulk({ loaderData, actionData }: Route.ComponentProps) {
  const { operation, people } = loaderData
  const [params] = useSearchParams()
  const items = actionData?.items ?? loaderData.items
  const refusals = actionData?.refusals ?? []
  const refused = new Set(refusals.map(({ item }) => item.id))
  const complete = operation === 'mark-complete' ? refusalsOf(items, { completed: true }) : []
  const changing = items.filter(({ id }) => !complete.some(({ item }) => item.id === id))
  const others = changing.filter(({ id }) => !refused.has(id))
  const closeTo = listHref(withSelection(params))
  const label = operationLabels[operation]
  const leftOut = actionData?.refused === false

  useEffect(() => {
    if (leftOut) document.getElementById('bulk-items')?.focus()
  }, [leftOut])

  return (
    <DialogFrame title={label} closeTo={closeTo}>
      <PageTitle title={label} invalid={actionData?.refused} />
      <div className="stack">
        {items.length > MOST_IN_BULK ? (
          <TooMany />
        ) : (
          <>
            <CannotChange
              refusals={[...refusals, ...complete.filter(({ item }) => !refused.has(item.id))]}
              form={refusals.length > 0 && others.length > 0 ? FORM : undefined}
            />
            <BulkItems items={changing} />
            <BulkForm
              id={FORM}
              operation={operation}
              items={changing}
              people={people}
              reply={actionData?.reply}
              closeTo={closeTo}
            />
          </>
        )}
      </div>
    </DialogFrame>
  )
}
