import { href } from 'react-router'
import { countUnwelcomed } from '#app/domain/accounts/imported-members.server.ts'
import { list as severalTexts } from '#app/domain/administration/field-values.ts'
import { findEntry } from '#app/domain/administration/history.server.ts'
import { saidOf } from '#app/domain/exchange/as-read.ts'
import { wantedFor } from '#app/domain/exchange/export.server.ts'
import { countLeftOut, findFile, planOf } from '#app/domain/exchange/import.server.ts'
import { mappingProblem, nearestOf } from '#app/domain/exchange/mapping.ts'
import { shownPlan } from '#app/domain/exchange/shown-plan.ts'
import { alsoAfterRefusal } from '#app/forms/after-refusal.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { startOf } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import { ConfirmForm } from '../form/confirm-form.tsx'
import { homeOf, summaryOf } from '../kind/summary.server.ts'
import type { Route } from './+types/show'
import {
  apply,
  cancel,
  type Refusal,
  readAs,
  readColumns,
  readSheet,
  refuseUnknown,
  welcome,
} from './act.server.ts'
import { HowRead } from './as-read-form.tsx'
import { InBackground, inBackground, isBusy } from './background.tsx'
import { Columns } from './columns-form.tsx'
import { counted } from './counted.ts'
import { DryRun } from './dry-run.tsx'
import { LeftOut } from './left-out.tsx'
import { Welcomes } from './welcomes.tsx'

export const shouldRevalidate = alsoAfterRefusal

const Asked = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('columns'), column: severalTexts, order: z.string().default('') }),
  z.object({ intent: z.literal('sheet'), sheet: z.string() }),
  z.object({
    intent: z.literal('as-read'),
    encoding: z.string().default(''),
    separator: z.string().default(''),
    headerLine: z.string().default(''),
  }),
  z.object({ intent: z.literal('import'), token: z.string() }),
  z.object({ intent: z.literal('cancel') }),
  z.object({ intent: z.literal('welcome') }),
])

export async function loader({ params, context }: Route.LoaderArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const file = found(await findFile(viewer, kind, parseId(params.importId)))
  const wanted = wantedFor(viewer, kind)
  const { columns } = wanted
  const { table, sheet, sheets, mapping, order, fileName, appliedAt, entryId, background } = file
  const plan = appliedAt ? null : await planOf(viewer, kind, file)
  const entry = await findEntry(viewer, entryId)
  const isUndone = entry?.undone ?? false
  const isWelcoming = kind.name === 'members' && appliedAt !== null && entryId !== null && !isUndone
  return {
    ...summaryOf(kind),
    home: homeOf(kind),
    fileName,
    entryId,
    isApplied: appliedAt !== null,
    isUndone,
    imported: entry?.count ?? 0,
    leftOut: await countLeftOut(file),
    welcomes: isWelcoming && background?.stage !== 'WELCOMING' ? await countUnwelcomed(entryId) : 0,
    header: table.header,
    example: table.header.map((_, index) => startOf(table.records[0]?.cells[index] ?? '', 60)),
    first: table.first ?? [],
    asRead: saidOf(table),
    sheet,
    sheets,
    mapping,
    nearest: nearestOf(table.header, mapping, columns),
    order: order ?? '',
    options: columns.map((column) => ({ value: column.name, label: column.label })),
    problem: appliedAt ? null : mappingProblem(mapping, wanted, table),
    plan: background?.stage === 'PLANNED' ? background.summary : plan && shownPlan(plan, table.blank),
    background: background && inBackground(background),
    importId: params.importId,
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const file = found(await findFile(viewer, kind, found(parseId(params.importId))))
  const form = await parseForm(context, Asked)
  if (!form.ok) return refuseUnknown()
  const pressed = { viewer, kind, file }
  switch (form.value.intent) {
    case 'columns':
      return readColumns(pressed, form.value)
    case 'sheet':
      return readSheet(pressed, form.value.sheet)
    case 'as-read':
      return readAs(pressed, form.value)
    case 'import':
      return apply(pressed, form.value.token)
    case 'cancel':
      return cancel(pressed)
    case 'welcome':
      return welcome(pressed)
  }
}

export default function ShowImport({ loaderData, actionData }: Route.ComponentProps) {
  const { home, noun, fileName, isApplied, isUndone, imported, entryId, plan, problem, background, leftOut } =
    loaderData
  const heading = isApplied ? `Imported ${noun.many}` : `Import ${noun.many}`
  const kindPage = home.address
  const isOpen = !isApplied && !(background && isBusy(background))
  const refused: Refusal | undefined = actionData
  const isInForm = isOpen && (refused?.columns ?? refused?.asRead) !== undefined
  return (
    <>
      <PageTitle title={heading} invalid={actionData !== undefined} />
      <PageHead title={heading} back={{ to: kindPage, label: home.title }} lead={fileName} />
      <div className="stack">
        <ErrorSummary errors={refused && !isInForm ? [{ message: refused.problem }] : []} />
        {isApplied && entryId !== null && !(background && isBusy(background)) && (
          <Notice
            standing
            tone={isUndone ? 'info' : 'success'}
            title={isUndone ? 'This import has been undone.' : 'This file has been imported.'}
          >
            {!isUndone && `It made or changed ${counted(imported, noun)}. `}
            <Link to={href('/admin/history/:entryId', { entryId: String(entryId) })}>
              See what it changed
            </Link>
            {isUndone ? (
              '.'
            ) : (
              <>
                , or{' '}
                <Link to={href('/admin/history/:entryId/undo', { entryId: String(entryId) })}>undo it</Link>{' '}
                within 30 days.
              </>
            )}
          </Notice>
        )}
        {leftOut.lines + leftOut.cells > 0 && <LeftOut {...leftOut} faultsHref={faultsHref(loaderData)} />}
        {loaderData.welcomes > 0 && <Welcomes count={loaderData.welcomes} noun={noun} />}
        {background && <InBackground background={background} here={hereOf(loaderData)} />}
        {problem && (
          <Notice standing tone="danger">
            {problem}
          </Notice>
        )}
        {plan && (
          <>
            <DryRun plan={plan} faultsHref={faultsHref(loaderData)} reportHref={reportHref(loaderData)} />
            {plan.toWrite > 0 && (
              <ConfirmForm
                page={kindPage}
                label={`Import ${counted(plan.toWrite, noun)}`}
                pending="Importing…"
                fields={{ intent: 'import', token: plan.token }}
              />
            )}
          </>
        )}
        {isOpen && (
          <>
            <Columns {...loaderData} refused={refused?.columns && refused} />
            <HowRead {...loaderData} refused={refused?.asRead && refused} />
          </>
        )}
      </div>
    </>
  )
}

const hereOf = ({ name, importId }: { name: string; importId: string }) =>
  href('/admin/:kind/import/:importId', { kind: name, importId })

const faultsHref = ({ name, importId }: { name: string; importId: string }) =>
  href('/admin/:kind/import/:importId/faults', { kind: name, importId })

const reportHref = ({ name, importId }: { name: string; importId: string }) =>
  href('/admin/:kind/import/:importId/report', { kind: name, importId })
