import { href } from 'react-router'
import { findMatches } from '#app/domain/playbooks/matches.server.ts'
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
import { Matches } from './matches.tsx'
import { Steps } from './steps.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { tagIds, ...playbook } = found(await findPlaybook(viewer, parseId(params.playbookId)))
  return { playbook, matches: await findMatches(viewer, tagIds) }
}

export default function ShowPlaybook({ loaderData: { playbook, matches } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={playbook.name} />
      <PageHead
        title={playbook.name}
        back={{ to: href('/playbooks'), label: 'Playbooks' }}
        lead="Picked to fit your answers."
      />
      <div className="stack gap-10">
        {!playbook.finished && (
          <Notice tone="info" title="This playbook isn’t finished">
            <ButtonLink variant="quiet" to={href('/playbooks/onboarding/:section?')}>
              Continue where you left off
            </ButtonLink>
          </Notice>
        )}
        <Steps />
        <Matches {...matches} />
        <Answered answered={playbook.answered} />
      </div>
    </>
  )
}
