import { data, redirect } from 'react-router'
import {
  ACCOUNT_EMAILS,
  type AccountEmail,
  sendAccountEmail,
} from '#app/domain/accounts/account-email.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/send'

const Wanted = z.object({ email: z.enum(Object.keys(ACCOUNT_EMAILS) as [AccountEmail, ...AccountEmail[]]) })

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(recordHref('members', found(parseId(params.recordId))))

export async function action({ params, context }: Route.ActionArgs) {
  const id = found(parseId(params.recordId))
  const form = await parseForm(context, Wanted)
  if (!form.ok) throw data(null, { status: 400 })
  const sent = found(await sendAccountEmail(context.get(viewerContext), id, form.value.email))
  const said = sent === 'queued' ? 'The email is on its way.' : 'The email is already on its way.'
  return redirectWithNotice(recordHref('members', id), said)
}
