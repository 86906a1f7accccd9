import type { Attending as Others } from '#app/domain/event-sessions/attending.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { PersonName } from '#app/ui/person-name.tsx'

/** As many as a line has room for. */
const NAMED = 2

/** Faces of others who attend, and in words who and how many. */
export function Attending({ others: { faces, total } }: { others: Others }) {
  const named = faces.slice(0, NAMED)
  const more = total - named.length
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="flex gap-1" aria-hidden>
        {faces.map(({ id, name, image }) => (
          <Avatar key={id} name={name} src={image} size="sm" />
        ))}
      </p>
      <p className="text-sm text-muted">
        Also attending:{' '}
        {named.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && (more > 0 ? ', ' : ' and ')}
            <PersonName name={name} />
          </span>
        ))}
        {more > 0 && ` and ${more.toLocaleString('en-US')} ${more === 1 ? 'other' : 'others'}`}
      </p>
    </div>
  )
}
