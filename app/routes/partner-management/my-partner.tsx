import { href } from 'react-router'
import { groupedByStatus, openItemsOf } from '#app/domain/action-items/open-items.server.ts'
import { findManagedPartner } from '#app/domain/organizations/partner.server.ts'
import { listParticipations } from '#app/domain/partner-events/participations.server.ts'
import { canUseCommunity } from '#app/domain/viewer/permissions.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { leadOn } from '#app/middleware/lead-on.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/my-partner'
import { Contact } from './contact.tsx'
import { ParticipatingEvents } from './participating-events.tsx'
import { PartnerFacts } from './partner-facts.tsx'
import { PartnerItems } from './partner-items.tsx'

export const middleware: Route.MiddlewareFunction[] = [leadOn('id')]

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const partner = found(await findManagedPartner(viewer, parseId(params.id)))
  const [participations, items] = await Promise.all([
    listParticipations(partner.id),
    openItemsOf(viewer, partner.id),
  ])
  return {
    partner,
    participations,
    groups: groupedByStatus(items),
    listTitle: viewer.eventManager ? 'All Partners' : 'My Partners',
    linksProfiles: canUseCommunity(viewer),
  }
}

export default function MyPartner({ loaderData }: Route.ComponentProps) {
  const { partner, participations, groups, listTitle, linksProfiles } = loaderData
  return (
    <>
      <PageTitle title={partner.name} />
      <PageHead
        title={<bdi>{partner.name}</bdi>}
        back={{ to: href('/partner-management/my-partners'), label: listTitle }}
        action={
          <>
            <ButtonLink
              variant="secondary"
              to={href('/partner-hub/:partnerHubId', { partnerHubId: String(partner.id) })}
            >
              Partner Hub
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              to={href('/partner-dashboard/:organizationId?', { organizationId: String(partner.id) })}
            >
              Partner Dashboard
            </ButtonLink>
          </>
        }
      />
      <PartnerFacts partner={partner} />
      <div className="stack items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="stack gap-8 content-start">
          <PartnerItems partner={partner} groups={groups} />
          <ParticipatingEvents participations={participations} />
        </div>
        <div className="stack content-start">
          <section className="card stack gap-4" aria-labelledby="contacts">
            <h2 id="contacts">Contacts</h2>
            {partner.contacts.map((contact) => (
              <Contact key={contact.id} contact={contact} linksProfile={linksProfiles} />
            ))}
            {partner.contacts.length === 0 && <p className="text-muted">No contacts</p>}
          </section>
          <section className="card stack gap-4" aria-labelledby="owner">
            <h2 id="owner">Relationship manager</h2>
            {partner.owner ? (
              <Contact contact={partner.owner} linksProfile={linksProfiles} />
            ) : (
              <p className="text-muted">No one assigned yet.</p>
            )}
          </section>
        </div>
      </div>
    </>
  )
}
