import { data, Form, redirect } from 'react-router'
import { closingOf, keepAccount, leaveClosed } from '#app/domain/closures/keep.server.ts'
import { KeepSchema } from '#app/domain/closures/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { sessionCookie, stepCookie } from '#app/http/cookies.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { formatMedium, today } from '#app/values/calendar-date.ts'
import { loginPath } from '#app/values/site-path.ts'
import type { Route } from './+types/keep-account'
import { nextPage } from './next-page.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const closing = await closingOf(stepCookie.read(request))
  if (!closing) throw redirect(loginPath())
  return { day: formatMedium(today(closing.timeZone ?? 'UTC', closing.deletesAt)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(context, KeepSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const headers = new Headers({ 'Set-Cookie': stepCookie.clear() })
  const secret = stepCookie.read(request)
  if (form.value.wish === 'leave') {
    await leaveClosed(secret)
    return redirectWithNotice(loginPath(), 'Your account stays closed.', { tone: 'info', headers })
  }
  const kept = await keepAccount(secret)
  if (kept.kind !== 'signed-in') return redirect(loginPath(), { status: 303, headers })
  headers.append('Set-Cookie', sessionCookie.set(kept.secret))
  const page = nextPage(kept.currentRole !== null, null, publicOrigin(request))
  return redirectWithNotice(page, 'Your account won’t be deleted.', { headers })
}

export default function KeepAccount({ loaderData: { day } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Your account is closed" />
      <PageHead
        title="Your account is closed"
        lead={`You asked us to delete it, and on ${day} we will. Keep it, and everything is as it was.`}
      />
      <Form method="post" className="cluster">
        <SubmitButton name="wish" value="keep" pending="Keeping…">
          Keep my account
        </SubmitButton>
        <SubmitButton name="wish" value="leave" variant="secondary" pending="Leaving…">
          Leave it closed
        </SubmitButton>
      </Form>
    </>
  )
}
