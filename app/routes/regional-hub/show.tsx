import { href } from 'react-router'
import { readPreviews } from '#app/domain/hubs/previews.server.ts'
import { findRegionalHub, inArea, inChapter } from '#app/domain/regional-hubs/hub.server.ts'
import { membersIn } from '#app/domain/regional-hubs/members.server.ts'
import { canSaveProspects } from '#app/domain/viewer/permissions.ts'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { HubEvents } from '../hubs/hub-events.tsx'
import { HubMembers } from '../hubs/hub-members.tsx'
import { HubPostings } from '../hubs/hub-postings.tsx'
import type { Route } from './+types/show'
import { ChapterBoard } from './chapter-board.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const hub = found(await findRegionalHub(viewer, parseId(params.regionalHubId)))
  const previews = await readPreviews(
    viewer,
    {
      events: inChapter(hub.id),
      postings: inArea(hub.locationIds),
      members: (count) => membersIn(viewer, hub.locationIds, count),
    },
    logFailedPart(context),
  )
  return { hub, ...previews, canKeep: canSaveProspects(viewer), offersRsvp: !viewer.staff }
}

export default function RegionalHub({ loaderData, params }: Route.ComponentProps) {
  const { hub, events, members, postings, canKeep, offersRsvp } = loaderData
  const area = new URLSearchParams(hub.locationIds.map((id) => ['locationIds', String(id)]))
  return (
    <>
      <PageTitle title={hub.name} />
      <PageHead
        title={<bdi>{hub.name}</bdi>}
        back={{ to: href('/regional-hub'), label: 'Regional Hub' }}
        lead={hub.description ?? hub.region}
      />
      <div className="stack gap-10">
        <HubEvents
          events={events}
          all={href('/regional-hub/:regionalHubId/events', params)}
          offersRsvp={offersRsvp}
        />
        {hub.board && <ChapterBoard board={hub.board} />}
        <HubMembers
          title="MLTers in the area"
          members={members}
          all={`${href('/directory')}?${area}`}
          backTo={href('/regional-hub/:regionalHubId', params)}
        />
        <HubPostings
          title="Opportunities"
          postings={postings}
          all={href('/regional-hub/:regionalHubId/opportunities', params)}
          canKeep={canKeep}
        />
      </div>
    </>
  )
}
