import type { NamedRecord } from '#app/domain/administration/listing.server.ts'

type Props = {
  some: NamedRecord[]
  /** How many there are, of whom `some` are named. */
  count: number
}

export function NameList({ some, count }: Props) {
  return (
    <ul className="list-disc ps-5">
      {some.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {count > some.length && <li>and {(count - some.length).toLocaleString('en-US')} more</li>}
    </ul>
  )
}
