import { href } from 'react-router'
import { listReceivedKudos } from '#app/domain/kudos/received.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useNewLabels } from '#app/ui/new-labels.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { SeenForm } from '../seen-marks/seen-form.tsx'
import { useSeenMarks } from '../seen-marks/seen-marks.ts'
import type { FollowsNotifications } from '../shell/live-notifications.ts'
import type { Route } from './+types/index'
import { KudoItem } from './kudo-item.tsx'

export const handle: FollowsNotifications = { follows: 'kudos' }

/** The share of a kudo that has to be in view. */
const SHARE_SEEN = 0.5

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const received = await listReceivedKudos(viewer, parsePage(url.searchParams.get('page')))
  return { ...received, opensProfiles: !viewer.hiddenProfile }
}

export default function Kudos({ loaderData }: Route.ComponentProps) {
  const { kudos, total, page, pages, opensProfiles } = loaderData
  const action = href('/endpoints/kudos/seen')
  const unseen = kudos.filter(({ isNew }) => isNew).map(({ id }) => id)
  const list = useSeenMarks<HTMLOListElement>(action, SHARE_SEEN, unseen)
  const isNew = useNewLabels(kudos)
  return (
    <>
      <PageTitle title="Kudos" />
      <PageHead title={`My Kudos (${total})`} lead="Thanks from members you’ve helped." />
      {total > 0 ? (
        <div className="stack measure">
          <ol className="stack gap-4" ref={list}>
            {kudos.map((kudo) => (
              <KudoItem key={kudo.id} kudo={kudo} isNew={isNew(kudo.id)} opensProfile={opensProfiles} />
            ))}
          </ol>
          <SeenForm action={action} ids={unseen} />
          <Pagination page={page} pages={pages} href={(to) => (to > 1 ? `?page=${to}` : '?')} />
        </div>
      ) : (
        <EmptyState title="No kudos received yet." drawing="people">
          When you answer a member’s question, they can thank you. Their kudos will show up here.
        </EmptyState>
      )}
    </>
  )
}
