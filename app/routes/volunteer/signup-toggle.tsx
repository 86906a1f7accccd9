import { href, useFetcher, useLocation } from 'react-router'
import { STATUS_LABELS } from '#app/domain/volunteering/labels.ts'
import type { Opportunity } from '#app/domain/volunteering/opportunity.server.ts'
import { StatusChip } from '#app/ui/chip.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Problem } from '#app/ui/problem.tsx'
import { ownSearch } from '#app/values/own-search.ts'
import { AuthorField } from '../shell/author-field.tsx'

const TONES = {
  PENDING: { tone: 'warning', icon: 'clock' },
  CONFIRMED: { tone: 'primary', icon: 'check' },
  COMPLETED: { tone: 'success', icon: 'circle-check' },
} as const

/**
 * Without JavaScript it is a form that leads back to its page; with it the sign-up shows immediately, unless the server
 * refuses it.
 */
export function SignupToggle({ opportunity }: { opportunity: Opportunity }) {
  const { Form, formData, data } = useFetcher<{ problem?: string }>()
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  const { id, name, signupsCount, canSignUp, canWithdraw, closed } = opportunity
  const wished = formData ? formData.get('signedUp') === 'true' : opportunity.status !== null
  const status = wished ? (opportunity.status ?? 'PENDING') : null
  const count = signupsCount + Number(wished) - Number(opportunity.status !== null)
  const action = href('/volunteer/:opportunityId/signup', { opportunityId: String(id) })
  return (
    <>
      <p className="cluster gap-2 w-full min-h-7 text-sm text-muted">
        {status && <StatusChip {...TONES[status]}>{STATUS_LABELS[status]}</StatusChip>}
        {!status && closed ? CLOSED[closed] : counted(opportunity.places, count)}
      </p>
      {(canSignUp || canWithdraw) && (
        <Form method="post" action={`${action}?redirect=${encodeURIComponent(pathname + ownSearch(search))}`}>
          <AuthorField />
          {hydrated && <input type="hidden" name="inPlace" value="true" />}
          <button
            type="submit"
            className={`btn btn-sm ${status ? 'btn-secondary' : 'btn-primary'}`}
            name="signedUp"
            value={String(!wished)}
          >
            {status ? 'Withdraw' : 'Sign up'}
            <span className="sr-only"> {name}</span>
          </button>
        </Form>
      )}
      <Problem text={formData ? undefined : data?.problem} />
    </>
  )
}

const CLOSED = { full: 'All spots are filled.', over: 'Sign-up is closed.' }

const counted = (places: number | null, count: number) =>
  places === null ? `${count} signed up` : `${count} of ${places} spots filled`
