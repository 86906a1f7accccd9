import { PageTitle } from '#app/ui/page-title.tsx'
import { StructuredData } from './structured-data.tsx'

type Props = {
  title: string
  description: string
  /** Where this page is for search engines, whatever it was narrowed to. */
  path: string
  /** The origin of this site, told on visitors' pages alone: members' are not for search engines. */
  origin: string | null
  data: object
}

/** What the head of a page says to those who find it through a search engine. */
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
