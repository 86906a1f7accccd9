import { href } from 'react-router'
import { BUSINESSES_PER_PAGE } from '#app/domain/businesses/businesses-per-page.ts'
import type { Registry } from '#app/domain/businesses/listing.server.ts'
import { pageHref } from '#app/values/search-params.ts'
import { PublicPage } from './public-page.tsx'

type Props = { registry: Registry; origin: string | null }

/** The list as structured data for search engines: a page of all businesses. */
export function AboutRegistry({ registry: { businesses, page, pages }, origin }: Props) {
  const title = 'Alumni Business Registry'
  const path = href('/alumni-business-registry')
  return (
    <PublicPage
      title={page > 1 ? `${title}, page ${page} of ${pages}` : title}
      description="Businesses owned and run by alumni of our leadership programs: what they offer and where to find them."
      path={page > 1 ? path + pageHref(new URLSearchParams(), page) : path}
      origin={origin}
      data={{
        '@type': 'ItemList',
        itemListElement: businesses.map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: (page - 1) * BUSINESSES_PER_PAGE + index + 1,
          name,
          url: `${origin}${path}/${id}`,
        })),
      }}
    />
  )
}
