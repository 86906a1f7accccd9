import { findAccount } from '#app/domain/accounts/account.server.ts'
import { takePasskeys } from '#app/domain/passkeys/administer.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/passkeys'
import { Confirmation } from './confirmation.tsx'

export async function loader({ params }: Route.LoaderArgs) {
  const { id, name } = found(await findAccount(parseId(params.recordId)))
  return { page: recordHref('members', id), name }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { id, name } = found(await findAccount(parseId(params.recordId)))
  const isTaken = await takePasskeys(context.get(viewerContext), id)
  const text = isTaken ? `The passkeys of ${name} were removed.` : `${name} had no passkeys.`
  return redirectWithNotice(recordHref('members', id), text)
}

export default function RemovePasskeys({ loaderData: { page, name } }: Route.ComponentProps) {
  return (
    <Confirmation title="Remove passkeys" name={name} page={page} danger>
      <p>
        For when someone else may have gotten into the account. The passkeys of <bdi>{name}</bdi> will stop
        working, and we’ll email them about it. Afterwards, sign them out everywhere and have them set a new
        password.
      </p>
    </Confirmation>
  )
}
