import { href } from 'react-router'
import { codeFields } from '#app/domain/second-factor/fields.ts'
import { turnOffSecondFactor } from '#app/domain/second-factor/second-factor.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { WRONG_CODE } from '../../auth/wrong-code.ts'
import type { Route } from './+types/turn-off'
import { needSecondFactor, withCode } from './code-action.server.ts'
import { CodePage } from './code-page.tsx'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = ({ context }: Route.LoaderArgs) => needSecondFactor(context)

export async function action({ context }: Route.ActionArgs) {
  const { refused } = await withCode(context, turnOffSecondFactor, WRONG_CODE)
  return refused ?? redirectWithNotice(href('/profile/second-factor'), 'Your second factor is off.')
}

export default function TurnOff({ actionData }: Route.ComponentProps) {
  return (
    <CodePage
      title="Turn off the second factor"
      lead="After that, your password alone signs you in. Your recovery codes stop working."
      declared={codeFields}
      reply={actionData?.reply}
      label="Turn off"
      pending="Turning off…"
      danger
    />
  )
}
