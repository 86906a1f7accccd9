import { href } from 'react-router'
import { listAnnouncements, listPinned } from '#app/domain/announcements/listing.server.ts'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { useNewLabels } from '#app/ui/new-labels.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { orFailed } from '#app/values/or-failed.ts'
import { useSeenMarks } from '../seen-marks/seen-marks.ts'
import type { Route } from './+types/index'
import { AnnouncementItem } from './announcement-item.tsx'
import { PinnedAnnouncements } from './pinned-announcements.tsx'
import { SHARE_VIEWED } from './viewed.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const part = orFailed(logFailedPart(context))
  const [header, list] = await Promise.all([
    part(listPinned(viewer)),
    part(listAnnouncements(viewer, parsePage(url.searchParams.get('page')))),
  ])
  return {
    ...(header === 'failed' ? { pinned: [], count: 0 } : header),
    ...(list === 'failed' ? { ...EMPTY_PAGE, announcements: [] } : list),
    failed: list === 'failed',
  }
}

export default function Announcements({ loaderData }: Route.ComponentProps) {
  const { pinned, count, announcements, total, page, pages, failed } = loaderData
  const unseen = announcements.filter(({ isNew }) => isNew).map(({ id }) => id)
  const list = useSeenMarks<HTMLDivElement>(href('/endpoints/announcements/viewed'), SHARE_VIEWED, unseen)
  const isNew = useNewLabels(announcements)
  return (
    <>
      <PageTitle title="Announcements" />
      <PageHead title="Announcements" />
      {failed && <FailedList />}
      {total > 0 ? (
        <Results>
          {pinned.length > 0 && <PinnedAnnouncements pinned={pinned} count={count} />}
          <h2>All announcements ({total})</h2>
          <div className="stack gap-4" ref={list}>
            {announcements.map((announcement) => (
              <AnnouncementItem
                key={announcement.id}
                announcement={announcement}
                isNew={isNew(announcement.id)}
              />
            ))}
          </div>
          <Pagination page={page} pages={pages} href={(to) => (to > 1 ? `?page=${to}` : '?')} />
        </Results>
      ) : (
        !failed && (
          <EmptyState title="No Announcements Found" drawing="letter">
            News from your programs will show up here.
          </EmptyState>
        )
      )}
    </>
  )
}
