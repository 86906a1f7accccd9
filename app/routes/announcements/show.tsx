import { href } from 'react-router'
import { findAnnouncement } from '#app/domain/announcements/announcement.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { useNewLabels } from '#app/ui/new-labels.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { useSeenMarks } from '../seen-marks/seen-marks.ts'
import type { Route } from './+types/show'
import { AnnouncementBody } from './announcement-body.tsx'
import { SHARE_VIEWED } from './viewed.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseId(params.announcementId)
  return { announcement: found(await findAnnouncement(context.get(viewerContext), id)) }
}

export default function ShowAnnouncement({ loaderData: { announcement } }: Route.ComponentProps) {
  const unseen = announcement.isNew ? [announcement.id] : []
  const page = useSeenMarks<HTMLDivElement>(href('/endpoints/announcements/viewed'), SHARE_VIEWED, unseen)
  const isNew = useNewLabels([announcement])
  return (
    <>
      <PageTitle title={announcement.name} />
      <PageHead
        title={<bdi>{announcement.name}</bdi>}
        back={{ to: href('/announcements'), label: 'Announcements' }}
      />
      <div ref={page}>
        <article className="announcement" data-unseen={unseen[0]}>
          <AnnouncementBody announcement={announcement} isNew={isNew(announcement.id)} />
        </article>
      </div>
    </>
  )
}
