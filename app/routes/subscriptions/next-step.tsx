import { href } from 'react-router'
import { isCoaching } from '#app/domain/plans/plans.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { paywallHref } from './addresses.ts'
import type { Outcome } from './outcome-texts.ts'

/** Every payment outcome has a next step. `here` rechecks the outcome. */
export function NextStep({ kind, planId, returnTo, here }: Outcome & { here: string }) {
  switch (kind) {
    case 'active':
      return (
        <ButtonLink to={returnTo ?? href('/alumni-resources')} reloadDocument>
          Access premium MLTx features
        </ButtonLink>
      )
    case 'activating':
    case 'closed':
    case 'limited':
    case 'unavailable':
      return (
        <ButtonLink to={here} reloadDocument>
          Refresh
        </ButtonLink>
      )
    case 'inactive':
      return (
        <ButtonLink to={href('/subscriptions')} reloadDocument>
          See your subscriptions
        </ButtonLink>
      )
    case 'declined':
    case 'abandoned':
      return (
        <div className="cluster">
          <ButtonLink
            to={isCoaching(planId) ? href('/subscriptions') : paywallHref(returnTo ?? undefined)}
            reloadDocument
          >
            Try again
          </ButtonLink>
          <ButtonLink to={href('/')} variant="quiet">
            No thank you, not at this time
          </ButtonLink>
        </div>
      )
  }
}
