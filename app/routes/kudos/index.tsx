import { href } from 'react-router'
import { listReceivedKudos } from '#app/domain/kudos/received.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useNewLabels } from '#app/ui/new-labels.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
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
  const none = { ...EMPTY_PAGE, kudos: [], members: 0, lately: 0 }
  const received = await listOrFailure(context, none, () =>
    listReceivedKudos(viewer, parsePage(url.searchParams.get('page'))),
  )
  return { ...received, opensProfiles: !viewer.hiddenProfile }
}

export default function Kudos({ loaderData }: Route.ComponentProps) {
  const { kudos, total, members, lately, page, pages, failed, opensProfiles } = loaderData
  const action = href('/endpoints/kudos/seen')
  const unseen = kudos.filter(({ isNew }) => isNew).map(({ id }) => id)
  const list = useSeenMarks<HTMLOListElement>(action, SHARE_SEEN, unseen)
  const isNew = useNewLabels(kudos)
  return (
    <>
      <PageTitle title="Kudos" />
      <PageHead title={failed ? 'My Kudos' : `My Kudos (${total})`} lead={thanksFrom(members, lately)} />
      {failed || total > 0 ? (
        <Results className="measure" failed={failed}>
          <ol className="stack gap-4" ref={list}>
            {kudos.map((kudo) => (
              <KudoItem key={kudo.id} kudo={kudo} isNew={isNew(kudo.id)} opensProfile={opensProfiles} />
            ))}
          </ol>
          <SeenForm action={action} ids={unseen} />
          <Pagination page={page} pages={pages} href={(to) => (to > 1 ? `?page=${to}` : '?')} />
        </Results>
      ) : (
        <EmptyState title="No kudos received yet." drawing="people">
          When you answer a member’s question, they can thank you. Their kudos will show up here.
        </EmptyState>
      )}
    </>
  )
}

function thanksFrom(members: number, lately: number): string {
  if (members === 0) return 'Thanks from members you’ve helped.'
  const from = members === 1 ? 'a member' : `${members.toLocaleString('en-US')} members`
  const recent =
    lately > 0 && members > 1 ? `, ${lately.toLocaleString('en-US')} of them in the last 30 days` : ''
  return `Thanks from ${from} you’ve helped${recent}.`
}
