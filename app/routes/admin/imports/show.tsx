import { data, href, Link } from 'react-router'
import { countUnwelcomed, welcomeImported } from '#app/domain/accounts/imported-members.server.ts'
import { list as severalTexts } from '#app/domain/administration/field-values.ts'
import { findEntry } from '#app/domain/administration/history.server.ts'
import { saidOf, toldIn } from '#app/domain/exchange/as-read.ts'
import { columnsFor } from '#app/domain/exchange/export.server.ts'
import {
  applyImport,
  beginWelcome,
  cancelImport,
  countLeftOut,
  findFile,
  planOf,
} from '#app/domain/exchange/import.server.ts'
import { chooseAsRead, chooseColumns, chooseSheet } from '#app/domain/exchange/keep-file.server.ts'
import { isDayOrder, mappingProblem, nearestOf } from '#app/domain/exchange/mapping.ts'
import { shownPlan } from '#app/domain/exchange/shown-plan.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { ConfirmForm } from '../form/confirm-form.tsx'
import { undoButton } from '../kind/address.ts'
import { homeOf, summaryOf } from '../kind/summary.server.ts'
import type { Route } from './+types/show'
import { HowRead } from './as-read-form.tsx'
import { InBackground, inBackground, isBusy } from './background.tsx'
import { Columns } from './columns-form.tsx'
import { counted } from './counted.ts'
import { DryRun } from './dry-run.tsx'
import { LeftOut } from './left-out.tsx'
import { Welcomes } from './welcomes.tsx'

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
  const columns = columnsFor(viewer, kind)
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
    example: table.header.map((_, index) => table.records[0]?.cells[index]?.slice(0, 60) ?? ''),
    first: table.first ?? [],
    asRead: saidOf(table),
    sheet,
    sheets,
    mapping,
    nearest: nearestOf(table.header, mapping, columns),
    order: order ?? '',
    options: columns.map((column) => ({ value: column.name, label: column.label })),
    problem: mappingProblem(mapping, columns, table),
    plan: background?.stage === 'PLANNED' ? background.summary : plan && shownPlan(plan, table.blank),
    background: background && inBackground(background),
    importId: params.importId,
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const id = found(parseId(params.importId))
  const file = found(await findFile(viewer, kind, id))
  const form = await parseForm(context, Asked)
  if (!form.ok) throw data(null, { status: 400 })
  const page = href('/admin/:kind/import/:importId', { kind: kind.name, importId: String(id) })
  if (form.value.intent === 'columns') {
    const known = columnsFor(viewer, kind).map(({ name }) => name)
    const { column, order } = form.value
    const mapping = file.table.header.map((_, index) => known.find((name) => name === column[index]) ?? '')
    await chooseColumns(viewer, kind, id, { mapping, order: isDayOrder(order) ? order : null })
    return redirectWithNotice(page, 'The columns are read as you chose.')
  }
  if (form.value.intent === 'cancel') {
    await cancelImport(viewer, kind, id)
    return redirectWithNotice(page, 'It’s being stopped.', { tone: 'info' })
  }
  if (form.value.intent === 'as-read') {
    const said = form.value
    const refused = await chooseAsRead(viewer, kind, file, toldIn(file, said))
    if (refused) return data({ said, ...refused }, 400)
    return redirectWithNotice(page, 'The file is read as you chose.')
  }
  if (form.value.intent === 'welcome' && file.background) {
    if (kind.name === 'members') await beginWelcome(viewer, id)
    return redirectWithNotice(page, 'The welcome emails are being queued.', { tone: 'info' })
  }
  if (form.value.intent === 'welcome') {
    const count = kind.name === 'members' && file.entryId ? await welcomeImported(viewer, file.entryId) : 0
    return redirectWithNotice(page, `${counted(count, kind.noun)} will get a welcome email.`)
  }
  if (form.value.intent === 'sheet') {
    const { sheet } = form.value
    const refused = await chooseSheet(viewer, kind, id, sheet)
    return refused
      ? redirectWithNotice(page, refused.problem, { tone: 'danger' })
      : redirectWithNotice(page, `The sheet “${sheet}” is read.`)
  }
  const imported = await applyImport(viewer, kind, id, form.value.token)
  switch (imported.kind) {
    case 'imported':
      return redirectWithNotice(
        page,
        `${counted(imported.count, kind.noun)} imported.`,
        undoButton(imported.entryId),
      )
    case 'begun':
      return redirectWithNotice(page, 'The file is being imported.', { tone: 'info' })
    case 'changed':
      return redirectWithNotice(
        page,
        'Something changed after you opened this page, so nothing was imported. Check it again.',
        {
          tone: 'danger',
        },
      )
    case 'refused':
      return redirectWithNotice(page, `Line ${imported.line}: ${imported.reason} Nothing was imported.`, {
        tone: 'danger',
      })
    case 'gone':
      return redirectWithNotice(
        href('/admin/:kind/import', { kind: kind.name }),
        'That file is gone. Upload it again.',
        {
          tone: 'danger',
        },
      )
  }
}

export default function ShowImport({ loaderData, actionData }: Route.ComponentProps) {
  const { home, noun, fileName, isApplied, isUndone, imported, entryId, plan, problem, background } =
    loaderData
  const heading = isApplied ? `Imported ${noun.many}` : `Import ${noun.many}`
  const kindPage = home.address
  return (
    <>
      <PageTitle title={heading} invalid={actionData !== undefined} />
      <PageHead title={heading} back={{ to: kindPage, label: home.title }} lead={fileName} />
      <div className="stack">
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
        {loaderData.leftOut > 0 && <LeftOut count={loaderData.leftOut} faultsHref={faultsHref(loaderData)} />}
        {loaderData.welcomes > 0 && <Welcomes count={loaderData.welcomes} noun={noun} />}
        {background && <InBackground background={background} here={hereOf(loaderData)} />}
        {problem && <Notice tone="danger">{problem}</Notice>}
        {plan && (
          <>
            <DryRun plan={plan} noun={noun} faultsHref={faultsHref(loaderData)} />
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
        {!isApplied && !(background && isBusy(background)) && (
          <>
            <Columns {...loaderData} />
            <HowRead {...loaderData} refused={actionData} />
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
