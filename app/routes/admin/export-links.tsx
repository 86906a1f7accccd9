import { href } from 'react-router'
import { DisclosureMenu } from '#app/ui/disclosure-menu.tsx'

type Props = {
  address: (format: string) => string
  /** The list's parameters. */
  query: URLSearchParams
  /** What the records have inside, in files of their own. */
  inside?: { name: string; title: string }[]
}

const FORMATS = { csv: 'as CSV', xlsx: 'for Excel' }

/** What a list shows, on all its pages, as a file. */
export function ExportLinks({ address, query, inside = [] }: Props) {
  const asked = query.size > 0 ? `?${query}` : ''
  const within = (kind: string, format: string) =>
    href('/admin/:kind/export/:format', { kind, format }) + asked
  return (
    <span className="cluster">
      <a href={address('csv') + asked} download>
        Export as CSV
      </a>{' '}
      <a href={address('xlsx') + asked} download>
        Export for Excel
      </a>{' '}
      {inside.length > 0 && (
        <DisclosureMenu label="Export what’s inside them">
          {inside.flatMap(({ name, title }) =>
            Object.entries(FORMATS).map(([format, label]) => (
              <a key={`${name} ${format}`} href={within(name, format)} className="menu-item" download>
                {title} {label}
              </a>
            )),
          )}
        </DisclosureMenu>
      )}
    </span>
  )
}
