import { href } from 'react-router'
import { findOpportunity } from '#app/domain/volunteering/opportunity.server.ts'
import { alsoAfterRefusal } from '#app/forms/after-refusal.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/show'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { OpportunityFacts } from './opportunity-facts.tsx'
import { SignupToggle } from './signup-toggle.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseId(params.opportunityId)
  return { opportunity: found(await findOpportunity(context.get(viewerContext), id)) }
}

export const shouldRevalidate = alsoAfterRefusal

export default function ShowOpportunity({ loaderData: { opportunity } }: Route.ComponentProps) {
  const { name, description } = opportunity
  return (
    <article>
      <PageTitle title={name} />
      <PageHead title={<bdi>{name}</bdi>} back={{ to: href('/volunteer'), label: 'Volunteer' }} />
      <div className="stack measure">
        <OpportunityFacts opportunity={opportunity} />
        <p className="whitespace-pre-wrap" dir="auto">
          {description}
        </p>
        <div className="cluster gap-2">
          <SignupToggle opportunity={opportunity} />
          <FavoriteToggle opportunity={opportunity} />
        </div>
      </div>
    </article>
  )
}
