import { data, href, useOutlet } from 'react-router'
import type { Visibility } from '#app/db/generated/enums.ts'
import { VisibilitySchema } from '#app/domain/members/schema.ts'
import { VISIBILITIES } from '#app/domain/members/visibilities.ts'
import { changeVisibility } from '#app/domain/members/visibility.server.ts'
import { lastNotificationEmail } from '#app/domain/notification-emails/last.server.ts'
import { ownEnrollments } from '#app/domain/own-profile/sharing.server.ts'
import {
  canBlock,
  canKeepCalendar,
  canUseCredentials,
  canUseOwnProfile,
} from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { homeOf } from '#app/middleware/require-role.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { formatTimestamp } from '#app/values/moment.ts'
import { sitePath } from '#app/values/site-path.ts'
import { VisibilityForm } from '../visibility/visibility-form.tsx'
import type { Route } from './+types/privacy-and-visibility'
import { ClosingAccount } from './closure/closing-account.tsx'
import { BlockedMembers } from './own/blocked-members.tsx'
import { DownloadData } from './own/download-data.tsx'
import { KeptAgenda } from './own/kept-agenda.tsx'
import { SharingSummary } from './own/sharing-summary.tsx'

const CHOICES: Visibility[] = ['PUBLIC', 'PRIVATE', 'HIDDEN']
const NOTICES = {
  PUBLIC: 'Your profile is visible. Members see your Full Profile.',
  PRIVATE: 'Your profile is visible. Members see your Basic Profile.',
  HIDDEN: 'Your profile is hidden.',
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const backTo = sitePath(url.searchParams.get('redirect'), publicOrigin(request)) ?? undefined
  const viewer = context.get(viewerContext)
  const { visibility, contactable, mltInsightsNews, notificationEmails } = viewer
  const [enrollments, last] = await Promise.all([ownEnrollments(viewer), lastNotificationEmail(viewer.id)])
  return {
    visibility,
    backTo,
    sharing: { contactable, mltInsightsNews, notificationEmails, enrollments },
    emails: {
      sent: last.sentAt && formatTimestamp(last.sentAt, viewer.timeZone ?? 'UTC'),
      isRefused: last.isRefused,
    },
    canBlock: canUseOwnProfile(viewer) && canBlock(viewer),
    canDownload: canUseCredentials(viewer),
    canKeep: canUseOwnProfile(viewer) && canKeepCalendar(viewer),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, VisibilitySchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const { visibility, version } = form.value
  const outcome = await changeVisibility(viewer, visibility, version)
  if (outcome.kind === 'stale') {
    const now = VISIBILITIES.find(({ value }) => value === outcome.now)?.label
    return data(
      {
        reply: form.reply({
          form: `This was changed to ${now} after you opened the page. Save again to replace it.`,
        }),
      },
      409,
    )
  }
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request)) ?? pageAfter(viewer)
  return redirectWithNotice(page, NOTICES[visibility])
}

/** Event managers can hide and show themselves too, but have no profile page. */
const pageAfter = (viewer: Viewer) => (canUseOwnProfile(viewer) ? href('/profile') : homeOf(viewer))

export default function PrivacyAndVisibility({ loaderData, actionData }: Route.ComponentProps) {
  const dialog = useOutlet()
  return (
    <>
      {!dialog && <PageTitle title="Privacy and Visibility" invalid={actionData !== undefined} />}
      <PageHead title="Privacy and Visibility" />
      {dialog}
      <div className="stack gap-8">
        <VisibilityForm
          standing={loaderData.visibility}
          choices={CHOICES}
          reply={actionData?.reply}
          backTo={loaderData.backTo}
        />
        <SharingSummary {...loaderData.sharing} emails={loaderData.emails} />
        {loaderData.canBlock && <BlockedMembers />}
        {loaderData.canKeep && <KeptAgenda />}
        {loaderData.canDownload && <DownloadData />}
        {loaderData.canDownload && <ClosingAccount />}
      </div>
    </>
  )
}
