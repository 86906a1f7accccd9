import { data, href } from 'react-router'
import { reportPost } from '#app/domain/moderation/report-post.server.ts'
import { ReportSchema } from '#app/domain/moderation/schema.ts'
import { findPost, placeOf } from '#app/domain/questions/post.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { ReportForm } from '../moderation/report-form.tsx'
import { tooManyReports } from '../moderation/too-many-reports.server.ts'
import type { Route } from './+types/report'
import { postDialogHref, questionHref } from './address.ts'

const title = 'Report as inappropriate'
const REPORTED = 'Thanks for letting us know. It’s hidden now, and our staff will review it.'
const KNOWN = 'You’ve already reported this. Our staff reviewed it and restored it.'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const post = found(await findPost(context.get(viewerContext), placeOf(params)))
  return { heading: found(post.canReport ? post.heading : null) }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const place = placeOf(params)
  const form = await parseForm(context, ReportSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const reporting = await reportPost(viewer, place, form.value.reason)
  if (reporting.kind === 'limited') return tooManyReports(form, reporting.seconds)
  if (reporting.kind === 'gone') throw notFound()
  const isAnswer = place.answerId !== undefined
  return reporting.kind === 'known'
    ? redirectWithNotice(questionHref(params.postId, answerOf(params)), KNOWN, { tone: 'info' })
    : redirectWithNotice(isAnswer ? questionHref(params.postId) : href('/questions'), REPORTED)
}

const answerOf = (params: { answerId?: string }) => params.answerId

export default function ReportPost({ loaderData: { heading }, actionData, params }: Route.ComponentProps) {
  const answerId = answerOf(params)
  const page = questionHref(params.postId, answerId)
  return (
    <DialogFrame title={title} closeTo={page} returnTo={[postDialogHref('report', params.postId, answerId)]}>
      <ReportForm title={title} reply={actionData?.reply} backTo={page}>
        <p>
          “<bdi>{heading}</bdi>” will be hidden right away, until our staff reviews it. The author will know
          it was reported, but not by whom.
        </p>
      </ReportForm>
    </DialogFrame>
  )
}
