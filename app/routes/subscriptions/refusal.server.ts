import { data, type RouterContextProvider } from 'react-router'
import type { NotAsked } from '#app/domain/subscriptions/outcomes.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { log } from '#app/http/log.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import type { Refusal } from './refusal.tsx'

type Refused = { kind: 'acting' | 'not-offered' | 'no-customer' } | NotAsked

/** The contents of the page that replaces the provider's, with the fields of the form for trying again. */
export function refusal(
  outcome: Refused,
  context: Readonly<RouterContextProvider>,
  fields: Refusal['fields'] = {},
) {
  const { kind } = outcome
  if (kind === 'unavailable') {
    log.error(
      { requestId: factsOf(context).requestId, err: outcome.error },
      'billing provider did not respond',
    )
  }
  const init = kind === 'limited' ? tooMany(outcome.seconds) : { status: isFault(kind) ? 503 : 403 }
  const when = kind === 'limited' ? tryAgainIn(outcome.seconds) : ''
  return data({ kind, when, fields } satisfies Refusal, init)
}

const isFault = (kind: Refusal['kind']) => kind === 'unavailable' || kind === 'closed'

/** No one pays in someone else's name, or sees what they pay. */
export function refuseWhileImpersonating(viewer: Viewer, context: Readonly<RouterContextProvider>): void {
  if (viewer.impersonator) throw refusal({ kind: 'acting' }, context)
}
