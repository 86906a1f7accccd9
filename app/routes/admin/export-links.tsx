type Props = {
  address: (format: string) => string
  /** The list's parameters. */
  query: URLSearchParams
}

/** What a list shows, on all its pages, as a file. */
export function ExportLinks({ address, query }: Props) {
  const to = (format: string) => address(format) + (query.size > 0 ? `?${query}` : '')
  return (
    <span className="cluster">
      <a href={to('csv')} download>
        Export as CSV
      </a>{' '}
      <a href={to('xlsx')} download>
        Export for Excel
      </a>
    </span>
  )
}
