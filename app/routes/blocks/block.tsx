import { Form, href } from 'react-router'
import { block, findBlockable, hasBlocked } from '#app/domain/blocks/block.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseId } from '#app/values/ids.ts'
import { AuthorField } from '../shell/author-field.tsx'
import type { Route } from './+types/block'

export async function loader({ params, context }: Route.LoaderArgs) {
  const member = await findBlockable(context.get(viewerContext), parseId(params.profileId))
  return { member: found(member) }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const id = parseId(params.profileId)
  const list = href('/profile/blocked-members')
  if (await hasBlocked(viewer, id)) return redirectWithNotice(list, 'You’ve blocked this member.')
  const member = found(await findBlockable(viewer, id))
  await block(viewer, member)
  return redirectWithNotice(list, `You blocked ${member.fullName}.`)
}

export default function Block({ loaderData: { member } }: Route.ComponentProps) {
  const profileId = String(member.id)
  const profile = href('/profile/:profileId', { profileId })
  return (
    <>
      <PageTitle title={`Block ${member.fullName}`} />
      <PageHead title={<Question name={member.fullName} />} back={{ to: profile, label: 'Profile' }} />
      <DialogFrame
        title={<Question name={member.fullName} />}
        closeTo={profile}
        openedBy={href('/profile/:profileId/block', { profileId })}
      >
        <div className="stack">
          <p>
            You won’t be able to find or message each other. You can still read your past messages. We won’t
            tell them, and you can unblock them anytime.
          </p>
          <Form method="post" className="cluster">
            <AuthorField />
            <ButtonLink variant="secondary" to={profile} preventScrollReset state={focusStays}>
              Cancel
            </ButtonLink>
            <SubmitButton variant="danger" pending="Blocking…">
              Block
            </SubmitButton>
          </Form>
        </div>
      </DialogFrame>
    </>
  )
}

const Question = ({ name }: { name: string }) => (
  <>
    Block <PersonName name={name} />?
  </>
)
