import { data, href, redirect } from 'react-router'
import { codeFields } from '#app/domain/second-factor/fields.ts'
import { readSecondFactor, renewRecoveryCodes } from '#app/domain/second-factor/second-factor.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { WRONG_CODE } from '../../auth/wrong-code.ts'
import type { Route } from './+types/codes'
import { withCode } from './code-action.server.ts'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const TITLE = 'New recovery codes'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context }: Route.LoaderArgs) {
  if (!(await readSecondFactor(context.get(viewerContext).id))) throw redirect(href('/profile/second-factor'))
  return null
}

export async function action({ context }: Route.ActionArgs) {
  const { done, refused } = await withCode(context, renewRecoveryCodes, WRONG_CODE)
  return refused ?? data({ codes: done, reply: undefined })
}

export default function Codes({ actionData }: Route.ComponentProps) {
  if (actionData?.codes) return <RecoveryCodes title={TITLE} codes={actionData.codes} />
  return (
    <>
      <PageHead
        title={TITLE}
        back={{ to: href('/profile/second-factor'), label: 'Second factor' }}
        lead="Those that you have stop working."
      />
      <CodeForm
        title={TITLE}
        declared={codeFields}
        reply={actionData?.reply}
        label="Make new codes"
        pending="Making…"
      />
    </>
  )
}
