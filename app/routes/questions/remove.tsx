import { data, Form, href, Link } from 'react-router'
import { removePost } from '#app/domain/questions/change.server.ts'
import { findPost, placeOf } from '#app/domain/questions/post.server.ts'
import { RemovePostSchema } from '#app/domain/questions/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import type { Route } from './+types/remove'
import { postDialogHref, questionHref } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const post = found(await findPost(context.get(viewerContext), placeOf(params)))
  permit(post.canChange)
  const { heading, isAnswer, answers, version } = post
  return { heading, isAnswer, answers, version }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const place = placeOf(params)
  const post = await findPost(viewer, place)
  permit(post === null || post.canChange)
  const form = await parseForm(context, RemovePostSchema)
  const removing = await removePost(viewer, place, form.ok ? form.value.version : 0)
  if (removing.kind === 'not-here') throw notFound()
  if (removing.kind === 'stale') {
    const { heading, version } = removing.now
    return data({ heading, version }, 409)
  }
  const isAnswer = place.answerId !== undefined
  return redirectWithNotice(
    isAnswer ? questionHref(params.postId) : href('/questions'),
    isAnswer ? 'The answer was removed.' : 'The question was removed.',
  )
}

export default function RemovePost({ loaderData, actionData, params }: Route.ComponentProps) {
  const { isAnswer, answers } = loaderData
  const { heading, version } = actionData ?? loaderData
  const answerId = 'answerId' in params ? params.answerId : undefined
  const page = questionHref(params.postId, answerId)
  const title = isAnswer ? 'Remove your answer' : 'Remove your question'
  const errors = actionData ? [{ message: 'This was changed after you opened it. Remove it anyway?' }] : []
  return (
    <DialogFrame title={title} closeTo={page} returnTo={[postDialogHref('remove', params.postId, answerId)]}>
      <PageTitle title={title} invalid={errors.length > 0} />
      <div className="stack">
        <ErrorSummary errors={errors} />
        <p>
          Are you sure you want to remove “<bdi>{heading}</bdi>”?
        </p>
        {answers > 0 && (
          <p>
            {answers === 1 ? 'The answer and its' : `All ${answers} answers and their`} kudos will be removed
            too.
          </p>
        )}
        <Form method="post" className="cluster" preventScrollReset>
          <AuthorField />
          <input key={version} type="hidden" name="version" defaultValue={version} autoComplete="off" />
          <Link className="btn btn-secondary" to={page} preventScrollReset state={focusStays}>
            Cancel
          </Link>
          <SubmitButton variant="danger" pending="Removing…">
            Remove
          </SubmitButton>
        </Form>
      </div>
    </DialogFrame>
  )
}
