import { href } from 'react-router'
import type { Matches as Found } from '#app/domain/playbooks/matches.server.ts'
import { Link } from '#app/ui/link.tsx'
import { MemberCard } from '../directory/member-card.tsx'
import { EventCard } from '../events/event-card.tsx'
import { Nothing, Section } from '../home/section.tsx'
import { ResourceCard } from '../resources/resource-card.tsx'

/** Matches for the answers, without the parts the reader has no access to. */
export function Matches({ resources, people, events }: Found) {
  return (
    <>
      <MatchingResources resources={resources} />
      <MatchingPeople people={people} />
      {events && <MatchingEvents events={events} />}
    </>
  )
}

function MatchingResources({ resources }: Pick<Found, 'resources'>) {
  const all = { to: href('/resources'), label: 'See all', of: 'resources' }
  return (
    <Section id="resources" title="Resources for you" all={all}>
      {resources.length > 0 ? (
        <ul className="cards">
          {resources.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} heading="h3" />
          ))}
        </ul>
      ) : (
        <Nothing title="No resources">
          Nothing fits your answers yet. <Link to={href('/resources')}>Browse all resources</Link> instead.
        </Nothing>
      )}
    </Section>
  )
}

function MatchingPeople({ people }: Pick<Found, 'people'>) {
  const all = { to: href('/directory'), label: 'See all', of: 'members' }
  return (
    <Section id="people" title="People who share your interests" all={all}>
      {people === null ? (
        <Nothing title="Your profile is hidden">
          While it is, you can’t see other members.{' '}
          <Link to={href('/profile/privacy-and-visibility')}>Choose who can see your profile</Link> to see
          them again.
        </Nothing>
      ) : people.length > 0 ? (
        <ul className="cards">
          {people.map((member) => (
            <MemberCard key={member.id} member={member} heading="h3" />
          ))}
        </ul>
      ) : (
        <Nothing title="No Rising Leaders Found">
          No one with a Full Profile shares the interests you chose yet.
        </Nothing>
      )}
    </Section>
  )
}

function MatchingEvents({ events }: { events: NonNullable<Found['events']> }) {
  const all = { to: href('/events'), label: 'See all', of: 'events' }
  return (
    <Section id="events" title="Events for you" all={all}>
      {events.length > 0 ? (
        <ul className="cards">
          {events.map((event) => (
            <EventCard key={event.id} event={event} heading="h3" offersRsvp />
          ))}
        </ul>
      ) : (
        <Nothing title="No upcoming events">Nothing fits your answers yet.</Nothing>
      )}
    </Section>
  )
}
