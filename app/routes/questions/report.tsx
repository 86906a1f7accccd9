import { data, Form, href, Link } from 'react-router'
import { findPost, placeOf } from '#app/domain/questions/post.server.ts'
import { reportPost } from '#app/domain/reports/report.server.ts'
import { REASON_MAX, ReportSchema } from '#app/domain/reports/schema.ts'
import { useForm } from '#app/http/form.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import type { Route } from './+types/report'
import { postDialogHref, questionHref } from './address.ts'

const title = 'Report as inappropriate'
const REPORTED = 'Thank you. What you reported is out of sight, and staff will look at it.'
const KNOWN = 'You reported this before. Staff looked at it and have put it back.'

/** The time to wait goes along with a page that says so. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const post = found(await findPost(context.get(viewerContext), placeOf(params)))
  return { heading: found(post.canReport ? post.heading : null) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const place = placeOf(params)
  const form = await parseForm(request, ReportSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const reporting = await reportPost(viewer, place, form.value.reason)
  if (reporting.kind === 'limited') {
    const text = `You have reported a lot. ${tryAgainIn(reporting.seconds)}`
    return data({ reply: form.reply({ form: text }) }, tooMany(reporting.seconds))
  }
  if (reporting.kind === 'gone') throw notFound()
  const isAnswer = place.answerId !== undefined
  return reporting.kind === 'known'
    ? redirectWithNotice(questionHref(params.postId, answerOf(params)), KNOWN, { tone: 'info' })
    : redirectWithNotice(isAnswer ? questionHref(params.postId) : href('/questions'), REPORTED)
}

const answerOf = (params: { answerId?: string }) => params.answerId
const loadSchema = async () => (await import('#app/domain/reports/schema.ts')).ReportSchema

export default function ReportPost({ loaderData: { heading }, actionData, params }: Route.ComponentProps) {
  const { form, field, errors } = useForm(loadSchema, { id: 'report', reply: actionData?.reply })
  const answerId = answerOf(params)
  const page = questionHref(params.postId, answerId)
  return (
    <DialogFrame title={title} closeTo={page} returnTo={[postDialogHref('report', params.postId, answerId)]}>
      <PageTitle title={title} invalid={errors.length > 0} />
      <div className="stack">
        <ErrorSummary errors={errors} />
        <p>
          ‘<bdi>{heading}</bdi>’ will be out of sight at once, until staff have looked at it. Its author
          learns that it was reported, but not by whom.
        </p>
        <Form method="post" className="form" preventScrollReset {...form}>
          <AuthorField form={form.id} />
          <TextArea
            label="What is wrong with it?"
            optional
            hint="Staff read this."
            rows={3}
            max={REASON_MAX}
            {...field('reason')}
          />
          <div className="cluster">
            <SubmitButton variant="danger" pending="Reporting…">
              Report
            </SubmitButton>
            <Link className="btn btn-quiet" to={page} preventScrollReset state={focusStays}>
              Cancel
            </Link>
          </div>
        </Form>
      </div>
    </DialogFrame>
  )
}
