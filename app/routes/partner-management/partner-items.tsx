import type { OpenItemGroup } from '#app/domain/action-items/open-items.server.ts'
import { statusLabels } from '#app/domain/action-items/status.ts'
import type { Partner } from '#app/domain/organizations/partner.server.ts'
import { Link } from '#app/ui/link.tsx'
import { SeeMore } from '#app/ui/see-more.tsx'
import { formatShort } from '#app/values/calendar-date.ts'
import { itemHref, listHref } from './action-items/address.ts'

type Props = { partner: Pick<Partner, 'id'>; groups: OpenItemGroup[] }

/** The partner's open items, grouped by status. */
export function PartnerItems({ partner, groups }: Props) {
  const ofPartner = `?organizationId=${partner.id}`
  return (
    <section className="card stack gap-4 content-start" aria-labelledby="action-items">
      <h2 id="action-items">Action Items</h2>
      {groups.map(({ status, items }) => (
        <section key={status} className="stack gap-2" aria-labelledby={`items-${status}`}>
          <h3 id={`items-${status}`}>
            {`${statusLabels[status]} `}
            <span className="font-normal text-muted">({items.length})</span>
          </h3>
          <SeeMore className="rows" items={items} render={(item) => <Item item={item} list={ofPartner} />} />
        </section>
      ))}
      {groups.length > 0 ? (
        <p>
          <Link to={listHref(ofPartner)}>See in Action Items</Link>
        </p>
      ) : (
        <p className="text-muted">No Action Items</p>
      )}
    </section>
  )
}

/** Links to its form, which leads back to the partner's items. */
function Item({ item, list }: { item: OpenItemGroup['items'][number]; list: string }) {
  return (
    <div className="stack gap-1">
      <p className="font-semibold">
        <Link to={itemHref(item.id, 'edit', list)}>
          <bdi>{item.name}</bdi>
        </Link>
      </p>
      <p className="text-sm text-muted">
        Due {formatShort(item.dueDate)} · <bdi>{item.event.name}</bdi>
      </p>
      {item.assignee && (
        <p className="text-sm text-muted">
          For <bdi>{item.assignee}</bdi>
        </p>
      )}
    </div>
  )
}
