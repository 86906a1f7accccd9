import { href, redirect } from 'react-router'
import { codeFields } from '#app/domain/second-factor/fields.ts'
import { readSecondFactor, turnOffSecondFactor } from '#app/domain/second-factor/second-factor.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { WRONG_CODE } from '../../auth/wrong-code.ts'
import type { Route } from './+types/turn-off'
import { withCode } from './code-action.server.ts'
import { CodeForm } from './code-form.tsx'

const TITLE = 'Turn off the second factor'
const PAGE = href('/profile/second-factor')

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context }: Route.LoaderArgs) {
  if (!(await readSecondFactor(context.get(viewerContext).id))) throw redirect(PAGE)
  return null
}

export async function action({ context }: Route.ActionArgs) {
  const { refused } = await withCode(context, turnOffSecondFactor, WRONG_CODE)
  return refused ?? redirectWithNotice(PAGE, 'Your second factor is off.')
}

export default function TurnOff({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={TITLE}
        back={{ to: PAGE, label: 'Second factor' }}
        lead="After that, your password alone signs you in. Your recovery codes stop working."
      />
      <CodeForm
        title={TITLE}
        declared={codeFields}
        reply={actionData?.reply}
        label="Turn off"
        pending="Turning off…"
        danger
      />
    </>
  )
}
