import { href } from 'react-router'
import type { Speaker } from '#app/domain/event-sessions/speakers.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { CardLink } from '#app/ui/card.tsx'
import { PersonName } from '#app/ui/person-name.tsx'

export function Speakers({ speakers }: { speakers: Speaker[] }) {
  if (speakers.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="speakers">
      <h2 id="speakers">Speakers</h2>
      <ul className="cards">
        {speakers.map((speaker) => (
          <SpeakerCard key={speaker.id} speaker={speaker} />
        ))}
      </ul>
    </section>
  )
}

/** Links to the profile of a member who can be found. */
function SpeakerCard({ speaker: { name, title, image, profileId } }: { speaker: Speaker }) {
  return (
    <li className="card flex min-h-40 items-center gap-4">
      <Avatar name={name} src={image} />
      <div>
        <h3>
          {profileId === null ? (
            <PersonName name={name} />
          ) : (
            <CardLink to={href('/profile/:profileId', { profileId: String(profileId) })}>
              <PersonName name={name} />
            </CardLink>
          )}
        </h3>
        {title && (
          <p className="text-sm text-muted" dir="auto">
            {title}
          </p>
        )}
      </div>
    </li>
  )
}
