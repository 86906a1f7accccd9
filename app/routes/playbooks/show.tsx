import { href } from 'react-router'
import { findPlaybook } from '#app/domain/playbooks/playbook.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/show'
import { Answered } from './answered.tsx'
import { Steps } from './steps.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  return { playbook: found(await findPlaybook(viewer, parseId(params.playbookId))) }
}

export default function ShowPlaybook({ loaderData: { playbook } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={playbook.name} />
      <PageHead
        title={playbook.name}
        back={{ to: href('/playbooks'), label: 'Playbooks' }}
        lead="What fits the answers that you gave."
      />
      <div className="stack gap-10">
        {!playbook.finished && (
          <Notice tone="info" title="This playbook isn’t finished">
            <ButtonLink variant="quiet" to={href('/playbooks/onboarding/:section?')}>
              Continue where you left
            </ButtonLink>
          </Notice>
        )}
        <Steps />
        <Answered answered={playbook.answered} />
      </div>
    </>
  )
}
