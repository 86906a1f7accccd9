import { href } from 'react-router'
import { listPlaybooks } from '#app/domain/playbooks/list.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/index'
import { PlaybookCard } from './playbook-card.tsx'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  listOrFailure(context, { ...EMPTY_PAGE, playbooks: [] }, () =>
    listPlaybooks(context.get(viewerContext), parsePage(url.searchParams.get('page'))),
  )

const addNew = <ButtonLink to={href('/playbooks/onboarding/:section?')}>Add a New Playbook</ButtonLink>

export default function Playbooks({ loaderData }: Route.ComponentProps) {
  const { playbooks, total, page, pages, failed } = loaderData
  return (
    <>
      <PageTitle title="Playbooks" />
      <PageHead
        title="Playbooks"
        lead="Steps, resources, people and events picked to fit your answers. Add a new playbook whenever your goals change."
        action={(failed || total > 0) && addNew}
      />
      {failed || total > 0 ? (
        <Results failed={failed}>
          <ul className="stack">
            {playbooks.map((playbook) => (
              <PlaybookCard key={playbook.id} playbook={playbook} />
            ))}
          </ul>
          <Pagination page={page} pages={pages} href={(to) => pageHref(new URLSearchParams(), to)} />
        </Results>
      ) : (
        <EmptyState title="No playbooks" action={addNew}>
          Answer a few questions to get your first playbook.
        </EmptyState>
      )}
    </>
  )
}
