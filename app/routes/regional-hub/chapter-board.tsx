import { href } from 'react-router'
import type { BoardMember } from '#app/domain/regional-hubs/hub.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Link } from '#app/ui/link.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import { Nothing, Section } from '../home/section.tsx'

export function ChapterBoard({ board }: { board: BoardMember[] }) {
  return (
    <Section id="board" title="Chapter Board">
      {board.length > 0 ? (
        <ul className="list in-two">
          {board.map(({ id, name, title, image }) => (
            <li key={id} className="card person-card">
              <Avatar name={name} src={image} />
              <div>
                <h3>
                  <Link className="card-link" to={href('/profile/:profileId', { profileId: String(id) })}>
                    <PersonName name={name} />
                  </Link>
                </h3>
                <p dir="auto">{title}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Nothing title="No items" />
      )}
    </Section>
  )
}
