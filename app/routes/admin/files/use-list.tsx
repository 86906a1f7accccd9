import { Link } from '#app/ui/link.tsx'
import { recordHref } from '../kind/address.ts'
import type { ShownFile } from './shown-file.server.ts'

/** The records that show a file. */
export function UseList({ uses }: Pick<ShownFile, 'uses'>) {
  if (uses.length === 0) return <p>Something that you don’t edit</p>
  return (
    <ul>
      {uses.map(({ kind, id, name, noun }) => (
        <li key={`${kind} ${id}`}>
          <Link to={recordHref(kind, id)}>
            <bdi>{name}</bdi>
          </Link>{' '}
          ({noun})
        </li>
      ))}
    </ul>
  )
}
