import { findAccount } from '#app/domain/accounts/account.server.ts'
import { signOutMember } from '#app/domain/accounts/sign-out.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/sign-out'
import { Confirmation } from './confirmation.tsx'

export async function loader({ params }: Route.LoaderArgs) {
  const { id, name, devices } = found(await findAccount(parseId(params.recordId)))
  return { page: recordHref('members', id), name, count: devices.length }
}

export async function action({ params, context }: Route.ActionArgs) {
  const id = found(parseId(params.recordId))
  found(await signOutMember(context.get(viewerContext), id))
  return redirectWithNotice(recordHref('members', id), 'They’re signed out everywhere.')
}

const where = (devices: number) =>
  devices === 0
    ? 'isn’t signed in on any device.'
    : `is signed in on ${devices === 1 ? '1 device' : `${devices} devices`}. They’ll have to sign in again.`

export default function SignOut({ loaderData: { page, name, count } }: Route.ComponentProps) {
  return (
    <Confirmation title="Sign out everywhere" name={name} page={page}>
      <p>
        <bdi>{name}</bdi> {where(count)}
      </p>
    </Confirmation>
  )
}
