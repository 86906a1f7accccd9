import { href } from 'react-router'
import { readPreviews } from '#app/domain/hubs/previews.server.ts'
import { findPartnerHub, hostedBy, postedBy } from '#app/domain/partner-hubs/hub.server.ts'
import { membersAt } from '#app/domain/partner-hubs/members.server.ts'
import { canSaveProspects } from '#app/domain/viewer/permissions.ts'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { HubEvents } from '../hubs/hub-events.tsx'
import { HubMembers } from '../hubs/hub-members.tsx'
import { HubPostings } from '../hubs/hub-postings.tsx'
import type { Route } from './+types/show'
import { HubHead } from './hub-head.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const hub = found(await findPartnerHub(viewer, parseId(params.partnerHubId)))
  const previews = await readPreviews(
    viewer,
    {
      events: hostedBy(hub.id),
      postings: postedBy(hub.id),
      members: (count) => membersAt(viewer, hub.id, count),
    },
    logFailedPart(context),
  )
  return { hub, ...previews, canKeep: canSaveProspects(viewer), offersRsvp: !viewer.staff }
}

export default function PartnerHub({ loaderData }: Route.ComponentProps) {
  const { hub, events, members, postings, canKeep, offersRsvp } = loaderData
  const address = { partnerHubId: String(hub.id) }
  return (
    <>
      <PageTitle title={hub.name} />
      <HubHead hub={hub} />
      <div className="stack gap-10">
        <HubEvents
          events={events}
          all={href('/partner-hub/:partnerHubId/events', address)}
          offersRsvp={offersRsvp}
        />
        <HubMembers
          title={`MLTers at ${hub.name}`}
          members={members}
          all={`${href('/directory')}?organizationIds=${hub.id}`}
          backTo={href('/partner-hub/:partnerHubId', address)}
        />
        <HubPostings
          title="Job postings"
          postings={postings}
          all={href('/partner-hub/:partnerHubId/job-postings', address)}
          canKeep={canKeep}
        />
      </div>
    </>
  )
}
