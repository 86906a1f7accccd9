import { data, href, redirect } from 'react-router'
import { firstCodeFields } from '#app/domain/second-factor/fields.ts'
import {
  confirmSecondFactor,
  type NewKey,
  readNewKey,
} from '#app/domain/second-factor/second-factor.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { Route } from './+types/confirm'
import { withCode } from './code-action.server.ts'
import { CodePage } from './code-page.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const WRONG = 'This code isn’t right. Check that your phone’s clock is, and try the next one.'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context }: Route.LoaderArgs) {
  return { shown: await readNewKey(context.get(viewerContext).id) }
}

export async function action({ context }: Route.ActionArgs) {
  const { done, refused } = await withCode(context, confirmSecondFactor, WRONG)
  if (refused) return refused
  if (done === 'none begun') throw redirect(href('/profile/second-factor'), 303)
  return data({ codes: done, reply: undefined })
}

export default function Confirm({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  if (actionData?.codes) return <RecoveryCodes title="Your second factor is on" codes={actionData.codes} />
  return (
    <CodePage
      title="Set up a second factor"
      lead="Add an account in your authenticator app, with its camera or with the key below."
      declared={firstCodeFields}
      reply={actionData?.reply}
      label="Turn on"
      pending="Checking…"
    >
      {shown ? <Key {...shown} /> : <p>You haven’t begun yet, or you have finished.</p>}
    </CodePage>
  )
}

/** As a picture for another device's camera, as text, and as a link for this one. */
function Key({ picture: { size, path }, value, address }: NewKey) {
  return (
    <>
      <svg
        className="w-56 max-w-full"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code with the key"
      >
        <rect width="100%" height="100%" fill="white" />
        <path d={path} fill="black" />
      </svg>
      <p>
        <span className="text-muted">Key</span> <code>{value.replace(/.{4}(?=.)/g, '$& ')}</code>{' '}
        <CopyButton text={value} what="key" />
      </p>
      <p>
        On this phone? <a href={address}>Open your authenticator app</a>.
      </p>
    </>
  )
}
