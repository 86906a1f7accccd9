import { data, href, redirect } from 'react-router'
import { SignupSchema } from '#app/domain/volunteering/schema.ts'
import { setSignup } from '#app/domain/volunteering/signup.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/signup'
import { marked, type Outcome, tooOften } from './marked.server.ts'

/** Passes Retry-After through to the response, for JavaScript too. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** A GET changes nothing. */
export const loader = () => redirect(href('/volunteer'))

const PROBLEMS = {
  full: 'The last spot was just taken.',
  over: 'Sign-up for this is closed.',
  completed: 'You’ve already completed this, so you can’t withdraw.',
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await parseForm(context, SignupSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const { signedUp, inPlace } = form.value
  const part = await setSignup(context.get(viewerContext), parseId(params.opportunityId), signedUp)
  if (part.kind === 'gone') throw notFound()
  const answer = (outcome: Outcome) => marked(request, url, inPlace !== undefined, outcome)
  if (part.kind === 'limited') return answer(tooOften(part.seconds))
  if (part.kind !== 'done') return answer({ problem: PROBLEMS[part.kind], init: { status: 409 } })
  const { name } = part.opportunity
  return answer({ notice: signedUp ? `You signed up for “${name}”.` : `You withdrew from “${name}”.` })
}

export { EmptyRoute as default } from '../shell/no-page.ts'
