import type { NamedRecord } from '#app/domain/administration/listing.server.ts'

type Props = { records: NamedRecord[]; most: number }

export function NameList({ records, most }: Props) {
  return (
    <ul className="list-disc ps-5">
      {records.slice(0, most).map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {records.length > most && <li>and {(records.length - most).toLocaleString('en-US')} more</li>}
    </ul>
  )
}
