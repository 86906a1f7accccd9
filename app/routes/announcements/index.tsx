import { href } from 'react-router'
import { listAnnouncements, listPinned } from '#app/domain/announcements/listing.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useNewLabels } from '#app/ui/new-labels.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { useSeenMarks } from '../seen-marks/seen-marks.ts'
import type { Route } from './+types/index'
import { AnnouncementItem } from './announcement-item.tsx'
import { PinnedAnnouncements } from './pinned-announcements.tsx'
import { SHARE_VIEWED } from './viewed.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const [header, list] = await Promise.all([
    listPinned(viewer),
    listAnnouncements(viewer, parsePage(url.searchParams.get('page'))),
  ])
  return { ...header, ...list }
}

export default function Announcements({ loaderData }: Route.ComponentProps) {
  const { pinned, count, announcements, total, page, pages } = loaderData
  const unseen = announcements.filter(({ isNew }) => isNew).map(({ id }) => id)
  const list = useSeenMarks<HTMLDivElement>(href('/endpoints/announcements/viewed'), SHARE_VIEWED, unseen)
  const isNew = useNewLabels(announcements)
  return (
    <>
      <PageTitle title="Announcements" />
      <PageHead title="Announcements" />
      {total > 0 ? (
        <div className="stack">
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
        </div>
      ) : (
        <EmptyState title="No Announcements Found" drawing="letter">
          News from your programs will show up here.
        </EmptyState>
      )}
    </>
  )
}
