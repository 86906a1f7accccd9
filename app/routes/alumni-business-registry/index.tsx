import { useOutlet } from 'react-router'
import { businessList } from '#app/domain/businesses/list.ts'
import { listBusinesses, type Registry as RegistryList } from '#app/domain/businesses/listing.server.ts'
import { listOwnBusinesses } from '#app/domain/businesses/own.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerIfAny } from '#app/http/request-context.server.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { cachePublicPage } from '#app/middleware/cache-public-page.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import type { Route } from './+types/index'
import { AboutRegistry } from './about-registry.tsx'
import { addAt, addsHere } from './add-at.server.ts'
import { BusinessCard } from './business-card.tsx'
import { OwnBusinesses } from './own-businesses.tsx'

/** The bar links visitors to the login page and back. */
export const handle = { isPublic: true }

export const middleware: Route.MiddlewareFunction[] = [cachePublicPage]

/** Visitors get an error as a whole, which no search engine keeps. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = viewerIfAny(context)
  const filter = businessList.parse(url.searchParams)
  const read = () => listBusinesses(filter, parsePage(url.searchParams.get('page')))
  const none = { ...EMPTY_PAGE, businesses: [], filter, choices: { offeringTypeIds: [] } }
  const [registry, own] = await Promise.all([
    viewer ? listOrFailure(context, none, read) : read(),
    listOrFailure(context, { businesses: [] }, async () => ({
      businesses: viewer && addsHere(viewer) ? await listOwnBusinesses(viewer) : [],
    })),
  ])
  return packed({
    ...registry,
    own,
    addAt: viewer && addAt(viewer),
    origin: viewer ? null : publicOrigin(request),
  })
}

export default function Registry({ loaderData }: Route.ComponentProps) {
  const { origin, addAt, own, ...registry } = unpacked(loaderData)
  const business = useOutlet()
  return (
    <>
      {!business && <AboutRegistry registry={registry} origin={origin} />}
      <PageHead
        title="Alumni Business Registry"
        lead="Businesses owned and run by Rising Leaders. Find one, buy from it and spread the word."
        action={addAt && <AddLink to={addAt} />}
      />
      {business}
      <OwnBusinesses {...own} />
      <Businesses registry={registry} />
    </>
  )
}

/** To our own form, or to one elsewhere. */
function AddLink({ to }: { to: string }) {
  const text = (
    <>
      <Icon name="plus" /> Add Your Business
    </>
  )
  if (to.startsWith('/')) return <ButtonLink to={to}>{text}</ButtonLink>
  return (
    <OutsideLink className="btn btn-primary" to={to}>
      {text}
    </OutsideLink>
  )
}

function Businesses({ registry }: { registry: RegistryList & { failed?: boolean } }) {
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
