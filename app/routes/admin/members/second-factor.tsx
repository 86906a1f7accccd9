import { findAccount } from '#app/domain/accounts/account.server.ts'
import { takeSecondFactor } from '#app/domain/second-factor/administer.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/second-factor'
import { Confirmation } from './confirmation.tsx'

export async function loader({ params }: Route.LoaderArgs) {
  const { id, name } = found(await findAccount(parseId(params.recordId)))
  return { page: recordHref('members', id), name }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { id, name } = found(await findAccount(parseId(params.recordId)))
  const isTaken = await takeSecondFactor(context.get(viewerContext), id)
  const text = isTaken ? `${name} now signs in without a code.` : `${name} had no second factor.`
  return redirectWithNotice(recordHref('members', id), text)
}

export default function RemoveSecondFactor({ loaderData: { page, name } }: Route.ComponentProps) {
  return (
    <Confirmation title="Remove second factor" name={name} page={page} danger>
      <p>
        Only for someone who has lost both their phone and their recovery codes. Make sure it’s really{' '}
        <bdi>{name}</bdi> who’s asking. After this, the password alone is enough to sign in. We’ll email them
        that it was removed.
      </p>
    </Confirmation>
  )
}
