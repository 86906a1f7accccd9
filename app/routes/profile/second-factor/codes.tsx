import { data } from 'react-router'
import { codeFields } from '#app/domain/second-factor/fields.ts'
import { renewRecoveryCodes } from '#app/domain/second-factor/second-factor.server.ts'
import { WRONG_CODE } from '../../auth/wrong-code.ts'
import type { Route } from './+types/codes'
import { needSecondFactor, withCode } from './code-action.server.ts'
import { CodePage } from './code-page.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const TITLE = 'New recovery codes'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = ({ context }: Route.LoaderArgs) => needSecondFactor(context)

export async function action({ context }: Route.ActionArgs) {
  const { done, refused } = await withCode(context, renewRecoveryCodes, WRONG_CODE)
  return refused ?? data({ codes: done, reply: undefined })
}

export default function Codes({ actionData }: Route.ComponentProps) {
  if (actionData?.codes) return <RecoveryCodes title={TITLE} codes={actionData.codes} />
  return (
    <CodePage
      title={TITLE}
      lead="The codes you have now will stop working."
      declared={codeFields}
      reply={actionData?.reply}
      label="Make new codes"
      pending="Making…"
    />
  )
}
