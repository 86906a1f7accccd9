import { href } from 'react-router'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { continueRun } from '../questionnaire/continue-run.server.ts'
import { LATE, playbookFlow } from '../questionnaire/flow.ts'
import { Questionnaire } from '../questionnaire/questionnaire.tsx'
import { showSection } from '../questionnaire/show-section.server.ts'
import type { Route } from './+types/onboarding'

const READY = 'Your playbook is ready.'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return showSection(context.get(viewerContext), playbookFlow, params.section, url)
}

export async function action({ url, params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  return continueRun({ viewer, flow: playbookFlow, context, url, params }, ({ playbookId, late }) =>
    redirectWithNotice(
      href('/playbooks/:playbookId', { playbookId: String(playbookId) }),
      late ? LATE : READY,
      { tone: late ? 'info' : 'success' },
    ),
  )
}

export default function PlaybookOnboarding({ loaderData, actionData }: Route.ComponentProps) {
  return <Questionnaire {...loaderData} flow={playbookFlow} answer={actionData} />
}
