import { href, useSearchParams } from 'react-router'
import { kindsFor } from '#app/domain/administered/kinds.server.ts'
import { adminLists } from '#app/domain/administered/lists.ts'
import { rowKindsOf } from '#app/domain/administered/row-kinds.server.ts'
import { type Filter, listChoices, listRecords } from '#app/domain/administration/listing.server.ts'
import { canExportKind, canImportKind } from '#app/domain/exchange/can-import.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { ExportLinks } from '../export-links.tsx'
import type { Route } from './+types/list'
import { RecordTable } from './record-table.tsx'
import { summaryOf } from './summary.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const also = kindsFor(viewer).find(({ name }) => name === kind.seeAlso)
  const filter = kind.list.declaration.parse(url.searchParams) as Filter
  const page = parsePage(url.searchParams.get('page'))
  const read = async () => ({
    list: await listRecords(kind, filter, page),
    choices: await listChoices(kind),
  })
  const empty = { list: { records: [], total: 0, page: 1, pages: 1 }, choices: {} }
  return {
    ...summaryOf(kind),
    imports: canImportKind(viewer, kind),
    inside: rowKindsOf(kind)
      .filter((one) => canExportKind(viewer, one))
      .map((one) => ({ name: one.name, title: one.title })),
    also: also && { name: also.name, title: also.title },
    headings: Object.keys(kind.list.columns),
    ...(await listOrFailure(context, empty, read)),
  }
}

export default function Records({ loaderData }: Route.ComponentProps) {
  const {
    name,
    title,
    about,
    noun,
    publishes,
    operations,
    tagged,
    acts,
    given,
    imports,
    inside,
    also,
    headings,
    list,
    choices,
    failed,
  } = loaderData
  const [params] = useSearchParams()
  const declaration = adminLists[name]
  if (!declaration) throw new Error(`The list of ${name} isn’t among those of the pages`)
  const filter = declaration.parse(params)
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead={
          also ? (
            <>
              {about} See also <Link to={href('/admin/:kind', { kind: also.name })}>{also.title}</Link>.
            </>
          ) : (
            about
          )
        }
        action={
          (imports || !given) && (
            <>
              {imports && (
                <ButtonLink variant="secondary" to={href('/admin/:kind/import', { kind: name })}>
                  Import
                </ButtonLink>
              )}
              {!given && (
                <ButtonLink to={href('/admin/:kind/new', { kind: name })}>
                  <Icon name="plus" /> New {noun.one}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      <ListPage
        list={declaration}
        filter={filter}
        choices={choices}
        found={{ ...list, failed }}
        beside={
          list.total > 0 && (
            <ExportLinks
              address={(format) => href('/admin/:kind/export/:format', { kind: name, format })}
              query={declaration.write(filter)}
              inside={inside}
            />
          )
        }
        empty={
          <EmptyState title={`No ${noun.many} yet`}>
            {!given && <Link to={href('/admin/:kind/new', { kind: name })}>Add the first one.</Link>}
          </EmptyState>
        }
      >
        <RecordTable
          kind={{ name, title, noun, publishes, operations, tagged, acts }}
          headings={headings}
          list={list}
          filter={[...declaration.write(filter)]}
          isNarrowed={declaration.isNarrowed(filter)}
        />
      </ListPage>
    </>
  )
}
