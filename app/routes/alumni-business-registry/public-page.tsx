import { PageTitle } from '#app/ui/page-title.tsx'
import { StructuredData } from './structured-data.tsx'

type Props = {
  title: string
  description: string
  /** The canonical URL of this page, without filters. */
  path: string
  /** The origin of this site, on visitors' pages only: members' pages aren't for search engines. */
  origin: string | null
  data: object
}

/** The head's contents for search engines. */
export function PublicPage({ title, description, path, origin, data }: Props) {
  return (
    <>
      <PageTitle title={title} />
      {origin && (
        <>
          <meta name="description" content={description} />
          <link rel="canonical" href={origin + path} />
          <StructuredData data={data} />
        </>
      )}
    </>
  )
}
