import { data, href } from 'react-router'
import type { Visibility } from '#app/db/generated/enums.ts'
import { VisibilitySchema } from '#app/domain/members/schema.ts'
import { VISIBILITIES } from '#app/domain/members/visibilities.ts'
import { changeVisibility } from '#app/domain/members/visibility.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { sitePath } from '#app/values/site-path.ts'
import type { Route } from './+types/privacy-and-visibility'
import { VisibilityForm } from './visibility-form.tsx'

const CHOICES: Visibility[] = ['PUBLIC', 'PRIVATE', 'HIDDEN']
const NOTICES = {
  PUBLIC: 'Your profile is visible: members see your Full Profile.',
  PRIVATE: 'Your profile is visible: members see your Basic Profile.',
  HIDDEN: 'Your profile is hidden.',
}

export function loader({ request, url, context }: Route.LoaderArgs) {
  const backTo = sitePath(url.searchParams.get('redirect'), publicOrigin(request)) ?? undefined
  return { visibility: context.get(viewerContext).visibility, backTo }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(request, VisibilitySchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const { visibility, seen } = form.value
  const outcome = await changeVisibility(viewer, visibility, seen)
  if (outcome.kind === 'stale') {
    const now = VISIBILITIES.find(({ value }) => value === outcome.now)?.label
    return data(
      { reply: form.reply({ form: `Meanwhile this was changed to ${now}. Save again to change it.` }) },
      409,
    )
  }
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request)) ?? href('/profile')
  return redirectWithNotice(page, NOTICES[visibility])
}

export default function PrivacyAndVisibility({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Privacy and Visibility" invalid={actionData !== undefined} />
      <PageHead title="Privacy and Visibility" back={{ to: href('/profile'), label: 'My Profile' }} />
      <VisibilityForm
        standing={loaderData.visibility}
        choices={CHOICES}
        reply={actionData?.reply}
        backTo={loaderData.backTo}
      />
    </>
  )
}
