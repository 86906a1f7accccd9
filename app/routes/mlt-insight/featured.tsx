import { href } from 'react-router'
import { latestInsightEvents } from '#app/domain/events/insight-events.server.ts'
import { featuredInsight, latestInsights } from '#app/domain/resources/insights.server.ts'
import { canMarkInsights } from '#app/domain/viewer/permissions.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EventCard } from '../events/event-card.tsx'
import { Nothing } from '../home/section.tsx'
import { ResourceCards } from '../resources/resource-cards.tsx'
import type { Route } from './+types/featured'
import { FeaturedInsight } from './featured-insight.tsx'

const RESOURCES = 4
const EVENTS = 4

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const [featured, events] = await Promise.all([featuredInsight(viewer), latestInsightEvents(viewer, EVENTS)])
  const resources = await latestInsights(viewer, featured ? [featured.id] : [], RESOURCES)
  return { featured, events, resources, canMark: canMarkInsights(viewer), offersRsvp: !viewer.staff }
}

export default function Featured({ loaderData }: Route.ComponentProps) {
  const { featured, events, resources, canMark, offersRsvp } = loaderData
  return (
    <div className="stack gap-10">
      {featured && <FeaturedInsight insight={featured} canMark={canMark} />}
      <section className="stack" aria-labelledby="latest-resources">
        <h2 id="latest-resources">Latest resources</h2>
        {resources.length > 0 ? (
          <ResourceCards resources={resources} canMark={canMark} heading="h3" />
        ) : (
          <Nothing title="No resources" />
        )}
        <ButtonLink className="justify-self-start" variant="secondary" to={href('/mlt-insight/resources')}>
          Browse Resources
        </ButtonLink>
      </section>
      <section className="stack" aria-labelledby="latest-events">
        <h2 id="latest-events">Latest events</h2>
        {events.length > 0 ? (
          <ul className="cards">
            {events.map((event) => (
              <EventCard key={event.id} event={event} heading="h3" offersRsvp={offersRsvp} />
            ))}
          </ul>
        ) : (
          <Nothing title="No events" />
        )}
        <ButtonLink className="justify-self-start" variant="secondary" to={href('/mlt-insight/events')}>
          View Upcoming Events
        </ButtonLink>
      </section>
    </div>
  )
}
