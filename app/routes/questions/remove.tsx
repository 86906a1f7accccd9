import { data, href } from 'react-router'
import { removePost } from '#app/domain/questions/change.server.ts'
import { findPost, placeOf } from '#app/domain/questions/post.server.ts'
import { RemovePostSchema } from '#app/domain/questions/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { RemoveDialog } from '../shell/remove-dialog.tsx'
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
    `The ${isAnswer ? 'answer' : 'question'} was removed${removing.kind === 'removed-before' ? ' already' : ''}.`,
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
    <RemoveDialog
      title={title}
      closeTo={page}
      returnTo={[postDialogHref('remove', params.postId, answerId)]}
      version={version}
      errors={errors}
    >
      <p>
        Are you sure you want to remove “<bdi>{heading}</bdi>”?
      </p>
      {answers > 0 && (
        <p>
          {answers === 1 ? 'The answer and its' : `All ${answers} answers and their`} kudos will be removed
          too.
        </p>
      )}
    </RemoveDialog>
  )
}
