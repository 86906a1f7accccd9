import type { Business } from '#app/domain/businesses/business.server.ts'
import { cut } from '#app/values/text.ts'
import { businessHref } from './address.ts'
import { PublicPage } from './public-page.tsx'

/** The length of a description that search engines show. */
const DESCRIPTION_LENGTH = 160

type Props = { business: Business; origin: string | null }

/** A business as structured data for search engines, without its alumni. */
export function AboutBusiness({ business, origin }: Props) {
  const { id, name, logo, website, links, shortDescription, description } = business
  const about = shortDescription ?? description ?? `${name} in the alumni business registry.`
  const path = businessHref(id, '')
  return (
    <PublicPage
      title={name}
      description={cut(about, DESCRIPTION_LENGTH)}
      path={path}
      origin={origin}
      data={{
        '@type': 'Organization',
        name,
        description: about,
        url: website ?? origin + path,
        logo: logo ? origin + logo : undefined,
        sameAs: links.map(({ url }) => url),
      }}
    />
  )
}
