import { href } from 'react-router'
import { listJobBoard } from '#app/domain/job-postings/board.server.ts'
import { jobBoardList } from '#app/domain/job-postings/list.ts'
import { canSaveProspects } from '#app/domain/viewer/permissions.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { settings } from '#app/settings.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import type { Route } from './+types/job-board'
import { JobPostings } from './job-postings.tsx'

/** Our own job board. Where the organization has another one, links lead there and this one doesn't exist. */
export async function loader({ url, context }: Route.LoaderArgs) {
  found(settings().JOB_BOARD_URL ? null : true)
  const viewer = context.get(viewerContext)
  const filter = jobBoardList.parse(url.searchParams)
  const page = parsePage(url.searchParams.get('page'))
  const choices = { organizationIds: [], locationIds: [], kinds: [] }
  const empty = { ...EMPTY_PAGE, postings: [], filter, choices }
  const board = await listOrFailure(context, empty, () => listJobBoard(viewer, filter, page))
  return packed({ ...board, canKeep: canSaveProspects(viewer) })
}

const title = 'Career Openings'

export default function JobBoard({ loaderData }: Route.ComponentProps) {
  const board = unpacked(loaderData)
  const { postings, filter, choices, canKeep } = board
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead="Jobs at the organizations we work with."
        action={
          <ButtonLink variant="secondary" to={href('/careers/prospects')}>
            <Icon name="briefcase" /> Job prospects
          </ButtonLink>
        }
      />
      <ListPage
        list={jobBoardList}
        filter={filter}
        choices={choices}
        found={board}
        empty={<EmptyState title="No job postings">New ones will show up here.</EmptyState>}
      >
        <JobPostings postings={postings} canKeep={canKeep} heading="h2" />
      </ListPage>
    </>
  )
}
