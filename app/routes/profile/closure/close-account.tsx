import { data, href } from 'react-router'
import { askToClose, type Obstacle, obstacleFor } from '#app/domain/closures/ask.server.ts'
import { closureSchema } from '#app/domain/closures/schema.ts'
import { asksFor } from '#app/domain/passkeys/proof.server.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { endOfGrace } from '#app/domain/sessions/grace.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { type ParsedForm, parseForm } from '#app/forms/parse-form.server.ts'
import { agendaCookie, sessionCookie } from '#app/http/cookies.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { formatMedium, today } from '#app/values/calendar-date.ts'
import { loginPath } from '#app/values/site-path.ts'
import { WRONG_CODE } from '../../auth/wrong-code.ts'
import type { Route } from './+types/close-account'
import { CloseForm } from './close-form.tsx'
import { ObstacleNotice } from './obstacle-notice.tsx'
import { OwnDataFirst } from './own-data-first.tsx'
import { WhatHappens } from './what-happens.tsx'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  return {
    asks: await asksFor(viewer),
    obstacle: await obstacleFor(viewer),
    day: dayOf(viewer, endOfGrace(new Date())),
  }
}

const dayOf = ({ timeZone }: Viewer, moment: Date) => formatMedium(today(timeZone ?? 'UTC', moment))

export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, closureSchema(await asksFor(viewer)), {
    secret: ['password', 'code'],
  })
  if (!form.ok) return data({ obstacle: null, reply: form.reply() }, 400)
  const use = await consume('passwordChangesByMember', String(viewer.id))
  if (!use.allowed) return limited(form, use.seconds)
  const asking = await askToClose(viewer, form.value)
  switch (asking.kind) {
    case 'closed':
      return signedOut(
        `Your account is closed. We’ll delete it on ${dayOf(viewer, asking.deletesAt)}. Sign in before then to keep it.`,
      )
    case 'closed before':
      return signedOut('Your account is closed.')
    case 'limited':
      return limited(form, asking.seconds)
    case 'wrong-password':
      return data({ obstacle: null, reply: form.reply({ fields: { password: 'Incorrect password' } }) }, 400)
    case 'wrong-code':
      return data({ obstacle: null, reply: form.reply({ fields: { code: WRONG_CODE } }) }, 400)
    default:
      return refused(form, asking.kind)
  }
}

function limited(form: ParsedForm<unknown>, seconds: number) {
  const text = `Too many attempts. ${tryAgainIn(seconds)}`
  return data({ obstacle: null, reply: form.reply({ form: text }) }, tooMany(seconds))
}

const refused = (form: ParsedForm<unknown>, obstacle: Obstacle) =>
  data({ obstacle, reply: form.reply() }, 409)

function signedOut(text: string) {
  const headers = new Headers()
  for (const cookie of [sessionCookie.clear(), agendaCookie.set(null)]) headers.append('Set-Cookie', cookie)
  return redirectWithNotice(loginPath(), text, { tone: 'info', headers })
}

export default function CloseAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { asks, day } = loaderData
  const obstacle = actionData?.obstacle ?? loaderData.obstacle
  return (
    <>
      <PageTitle title="Close your account" invalid={actionData !== undefined} />
      <PageHead
        title="Close your account"
        back={{ to: href('/profile/privacy-and-visibility'), label: 'Privacy and Visibility' }}
        lead={`You’ll be signed out everywhere, and members will no longer see you. If you change your mind within 14 days, sign in and keep your account. On ${day} we’ll delete it for good.`}
      />
      <div className="stack gap-8">
        <WhatHappens />
        <OwnDataFirst />
        {obstacle ? (
          <ObstacleNotice obstacle={obstacle} />
        ) : (
          <CloseForm asks={asks} reply={actionData?.reply} />
        )}
      </div>
    </>
  )
}
