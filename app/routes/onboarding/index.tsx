import { redirect } from 'react-router'
import { canUsePlaybooks, mustOnboard } from '#app/domain/viewer/permissions.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { homeOf } from '#app/middleware/require-role.server.ts'
import { sitePath } from '#app/values/site-path.ts'
import { continueRun } from '../questionnaire/continue-run.server.ts'
import { LATE, onboardingFlow } from '../questionnaire/flow.ts'
import { Questionnaire } from '../questionnaire/questionnaire.tsx'
import { showSection } from '../questionnaire/show-section.server.ts'
import type { Route } from './+types/index'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (!mustOnboard(viewer)) throw redirect(homeOf(viewer))
  return showSection(viewer, onboardingFlow, params.section, url)
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  if (!canUsePlaybooks(viewer)) return redirect(homeOf(viewer), 303)
  return continueRun({ viewer, flow: onboardingFlow, context, url, params }, ({ late }) => {
    const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request)) ?? homeOf(viewer)
    if (late) return redirectWithNotice(page, LATE, { tone: 'info' })
    return redirectWithNotice(page, `Welcome, ${viewer.firstName}! Your first playbook is ready.`)
  })
}

export default function Onboarding({ loaderData, actionData }: Route.ComponentProps) {
  return <Questionnaire {...loaderData} flow={onboardingFlow} answer={actionData} />
}
