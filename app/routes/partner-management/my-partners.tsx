import { href } from 'react-router'
import { listPartners, type PartnerCard } from '#app/domain/organizations/partners.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CardLink } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { Results } from '#app/ui/results.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref, readSearch } from '#app/values/search-params.ts'
import type { Route } from './+types/my-partners'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const search = readSearch(url.searchParams)
  const page = parsePage(url.searchParams.get('page'))
  const listing = await listOrFailure(context, { partners: [], total: 0, page: 1, pages: 1 }, () =>
    listPartners(viewer, search, page),
  )
  return { ...listing, search, title: viewer.eventManager ? 'All Partners' : 'My Partners' }
}

export default function MyPartners({ loaderData }: Route.ComponentProps) {
  const { title, partners, total, page, pages, search, failed } = loaderData
  const state = new URLSearchParams(search ? { search } : {})
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} lead="The organizations we work with." />
      <div className="stack">
        <SearchForm
          label="Search partners"
          search={search}
          found={!failed && total === 0 ? '0 partners' : undefined}
          fieldLabel="Search"
          placeholder="Search by name..."
          className="form"
        />
        {failed ? (
          <FailedList />
        ) : total > 0 ? (
          <Results>
            <ResultCount>{`${total} ${total === 1 ? 'partner' : 'partners'}`}</ResultCount>
            <ul className="list in-two">
              {partners.map((partner) => (
                <li key={partner.id}>
                  <Partner partner={partner} />
                </li>
              ))}
            </ul>
            <Pagination page={page} pages={pages} href={(to) => pageHref(state, to)} />
          </Results>
        ) : (
          <EmptyState
            title="No Partners"
            action={
              search && (
                <ButtonLink variant="secondary" to="?">
                  Clear the search
                </ButtonLink>
              )
            }
          >
            {search ? 'No partner matches that name.' : 'You haven’t been assigned any organizations yet.'}
          </EmptyState>
        )}
      </div>
    </>
  )
}

function Partner({ partner }: { partner: PartnerCard }) {
  const facts = [partner.industry, partner.place].filter(Boolean).join(' · ')
  return (
    <article className="flex-1">
      <h2>
        <CardLink to={href('/partner-management/my-partners/:id', { id: String(partner.id) })}>
          <bdi>{partner.name}</bdi>
        </CardLink>
      </h2>
      {facts && <p>{facts}</p>}
    </article>
  )
}
