import { data } from 'react-router'
import { findAccount } from '#app/domain/accounts/account.server.ts'
import { LAST_ADMINISTRATOR } from '#app/domain/accounts/administrators.server.ts'
import { type Closing, closeAccount, reopenAccount } from '#app/domain/accounts/closing.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/close'
import { Confirmation } from './confirmation.tsx'

const Wanted = z.object({ closed: z.enum(['true', 'false']) })

export async function loader({ params }: Route.LoaderArgs) {
  const { id, name, email, closedAt } = found(await findAccount(parseId(params.recordId)))
  return { page: recordHref('members', id), name, email, isClosed: closedAt !== null }
}

const REFUSED: Partial<Record<Closing, string>> = {
  own: 'You can’t close your own account. Ask another administrator.',
  'last administrator': LAST_ADMINISTRATOR,
  deleted: 'This account was deleted, so it can’t be reopened.',
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const id = found(parseId(params.recordId))
  const form = await parseForm(context, Wanted)
  if (!form.ok) throw data(null, { status: 400 })
  const isClosing = form.value.closed === 'true'
  const closing = await (isClosing ? closeAccount(viewer, id) : reopenAccount(viewer, id))
  found(closing === 'gone' ? null : closing)
  const refused = REFUSED[closing]
  if (refused) return redirectWithNotice(recordHref('members', id), refused, { tone: 'danger' })
  const said = isClosing ? 'The account is closed.' : 'The account is open again.'
  return redirectWithNotice(recordHref('members', id), said)
}

export default function Close({ loaderData: { page, name, email, isClosed } }: Route.ComponentProps) {
  if (isClosed) {
    return (
      <Confirmation title="Reopen account" name={name} page={page} fields={{ closed: 'false' }}>
        <p>
          <bdi>{name}</bdi> can sign in again once they’ve verified their address. We’ll email the link to{' '}
          <bdi>{email}</bdi>.
        </p>
      </Confirmation>
    )
  }
  return (
    <Confirmation title="Close account" name={name} page={page} danger fields={{ closed: 'true' }}>
      <p>
        <bdi>{name}</bdi> will be signed out and can’t sign in. Members no longer find them, and nothing is
        emailed to them. What they wrote stays. A running subscription isn’t canceled by this.
      </p>
      <p>You can reopen the account later. We won’t tell them.</p>
    </Confirmation>
  )
}
