import { href } from 'react-router'
import type { OwnBusiness } from '#app/domain/businesses/own.server.ts'
import { StatusChip } from '#app/ui/chip.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Link } from '#app/ui/link.tsx'

/** The viewer's own, drafts among them, to be edited. */
export function OwnBusinesses({ businesses, failed }: { businesses: OwnBusiness[]; failed: boolean }) {
  if (businesses.length === 0 && !failed) return null
  return (
    <section className="card stack mb-6 gap-2" aria-labelledby="own-businesses">
      <h2 id="own-businesses">Your businesses</h2>
      {failed && <FailedList />}
      <ul className="rows">
        {businesses.map(({ id, name, published }) => (
          <li key={id} className="cluster">
            <Link to={href('/alumni-business-registry/:businessId/edit', { businessId: String(id) })}>
              Edit <bdi>{name}</bdi>
            </Link>{' '}
            <Link to={href('/alumni-business-registry/:businessId/logo', { businessId: String(id) })}>
              Logo
              <span className="sr-only">
                {' '}
                of <bdi>{name}</bdi>
              </span>
            </Link>
            {published ? (
              <StatusChip tone="success" icon="circle-check">
                Published
              </StatusChip>
            ) : (
              <StatusChip tone="neutral" icon="clock">
                Not published
              </StatusChip>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
