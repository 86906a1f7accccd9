import { useOutlet } from 'react-router'
import { businessList } from '#app/domain/businesses/list.ts'
import { listBusinesses, type Registry as RegistryList } from '#app/domain/businesses/listing.server.ts'
import { canAddBusiness } from '#app/domain/viewer/permissions.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerIfAny } from '#app/http/request-context.server.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { cachePublicPage } from '#app/middleware/cache-public-page.server.ts'
import { settings } from '#app/settings.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { parsePage } from '#app/values/list-page.ts'
import type { Route } from './+types/index'
import { AboutRegistry } from './about-registry.tsx'
import { BusinessCard } from './business-card.tsx'

/** The bar links visitors to the login page and back. */
export const handle = { isPublic: true }

export const middleware: Route.MiddlewareFunction[] = [cachePublicPage]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = viewerIfAny(context)
  const filter = businessList.parse(url.searchParams)
  return {
    ...(await listBusinesses(filter, parsePage(url.searchParams.get('page')))),
    addAt: viewer && canAddBusiness(viewer) ? settings().ADD_BUSINESS_URL : null,
    origin: viewer ? null : publicOrigin(request),
  }
}

export default function Registry({ loaderData }: Route.ComponentProps) {
  const { origin, addAt, ...registry } = loaderData
  const business = useOutlet()
  return (
    <>
      {!business && <AboutRegistry registry={registry} origin={origin} />}
      <PageHead
        title="Alumni Business Registry"
        lead="Businesses owned and run by Rising Leaders. Find one, buy from it and spread the word."
        action={
          addAt && (
            <OutsideLink className="btn btn-primary" to={addAt}>
              <Icon name="plus" /> Add Your Business
            </OutsideLink>
          )
        }
      />
      {business}
      <Businesses registry={registry} />
    </>
  )
}

function Businesses({ registry }: { registry: RegistryList }) {
  const { businesses, filter, choices } = registry
  return (
    <ListPage
      list={businessList}
      filter={filter}
      choices={choices}
      found={registry}
      empty={<EmptyState title="No items.">No business has been added yet.</EmptyState>}
    >
      <ul className="cards">
        {businesses.map((business) => (
          <BusinessCard key={business.id} business={business} />
        ))}
      </ul>
    </ListPage>
  )
}
