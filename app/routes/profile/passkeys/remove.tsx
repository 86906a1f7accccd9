import { data, href, useRouteLoaderData } from 'react-router'
import { openPasskey, removePasskey } from '#app/domain/passkeys/change.server.ts'
import { PasskeyVersionSchema } from '#app/domain/passkeys/schema.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { parseId } from '#app/values/ids.ts'
import { neighborsOf, RemoveDialog } from '../../shell/remove-dialog.tsx'
import type { Route } from './+types/remove'
import { removePasskeyHref } from './addresses.ts'
import type { loader as passkeysPage } from './index.tsx'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const { facts, version } = found(await openPasskey(context.get(viewerContext), parseId(params.passkeyId)))
  return { name: facts.name, version }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, PasskeyVersionSchema)
  const version = form.ok ? form.value.version : ''
  const id = found(parseId(params.passkeyId))
  const use = await consume('passkeyRemovalsByMember', String(viewer.id))
  if (!use.allowed) {
    const problem = `Too many attempts. ${tryAgainIn(use.seconds)}`
    return data({ version, problem }, tooMany(use.seconds))
  }
  const removing = await removePasskey(viewer, id, version)
  if (removing.kind === 'not-here') throw notFound()
  if (removing.kind === 'stale') return data({ version: removing.version, problem: CHANGED }, 409)
  const before = removing.kind === 'removed-before'
  return redirectWithNotice(
    href('/profile/passkeys'),
    before ? 'The passkey was already removed.' : 'The passkey was removed.',
  )
}

const CHANGED = 'This passkey was changed after you opened it. Remove it anyway?'

export default function RemovePasskey({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <RemoveDialog
      title="Remove passkey"
      closeTo={href('/profile/passkeys')}
      returnTo={useRemoveLinks(Number(params.passkeyId))}
      version={actionData?.version ?? loaderData.version}
      errors={actionData ? [{ message: actionData.problem }] : []}
    >
      <p>
        Are you sure you want to remove “<bdi>{loaderData.name}</bdi>”? You’ll no longer be able to sign in
        with it. Your device may keep offering it until you delete it there too.
      </p>
    </RemoveDialog>
  )
}

/** Where the focus may go afterwards: this passkey's link, else the next or previous one's. */
function useRemoveLinks(id: number): string[] {
  const below = useRouteLoaderData<typeof passkeysPage>('passkeys')
  return neighborsOf(id, below?.passkeys.map((passkey) => passkey.id) ?? []).map(removePasskeyHref)
}
