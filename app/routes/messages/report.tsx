import { data, useSearchParams } from 'react-router'
import { markSeen } from '#app/domain/conversations/mark-seen.server.ts'
import { findReceived } from '#app/domain/conversations/received.server.ts'
import { reportMessage } from '#app/domain/moderation/report-message.server.ts'
import { ReportSchema } from '#app/domain/moderation/schema.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { parseId } from '#app/values/ids.ts'
import { ReportForm } from '../moderation/report-form.tsx'
import { tooManyReports } from '../moderation/too-many-reports.server.ts'
import type { Route } from './+types/report'
import { chatHref, reportHref } from './address.ts'

const title = 'Report this message'
const REPORTED = 'Thanks for letting us know. The message is hidden from you, and our staff will review it.'
const KNOWN = 'You’ve already reported this. Our staff reviewed it and restored it.'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, conversationId, reported } = await receivedAt(context.get(viewerContext), params)
  if (reported) throw notFound()
  return { conversationId, content }
}

/** Reporting a message marks it and everything above it as seen, as answering would. */
export async function action({ url, params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const { id, conversationId } = await receivedAt(viewer, params)
  const form = await parseForm(context, ReportSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const reporting = await reportMessage(viewer, id, form.value.reason)
  if (reporting.kind === 'limited') return tooManyReports(form, reporting.seconds)
  if (reporting.kind === 'gone') throw notFound()
  await markSeen(viewer, conversationId, id)
  const page = chatHref(url.searchParams, conversationId)
  return reporting.kind === 'known'
    ? redirectWithNotice(page, KNOWN, { tone: 'info' })
    : redirectWithNotice(page, REPORTED)
}

const receivedAt = async (viewer: Viewer, { messageId }: { messageId: string }) =>
  found(await findReceived(viewer, parseId(messageId)))

export default function ReportMessage({ loaderData, actionData, params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const { conversationId, content } = loaderData
  const page = chatHref(search, conversationId)
  return (
    <DialogFrame
      title={title}
      closeTo={page}
      returnTo={[reportHref(search, params.messageId, conversationId)]}
    >
      <ReportForm title={title} reply={actionData?.reply} backTo={page}>
        <blockquote className="kudo-note" dir="auto">
          {content}
        </blockquote>
        <p>
          The message will be hidden from you, and our staff will review this one message. We won’t tell the
          sender.
        </p>
      </ReportForm>
    </DialogFrame>
  )
}
