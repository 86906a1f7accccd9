import { data, Form } from 'react-router'
import { editPost } from '#app/domain/questions/change.server.ts'
import { POST_MAX } from '#app/domain/questions/limits.ts'
import { findPost, placeOf } from '#app/domain/questions/post.server.ts'
import { EditAnswerSchema, EditQuestionSchema } from '#app/domain/questions/schema.ts'
import { listTopics } from '#app/domain/questions/topics.server.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import type { Route } from './+types/edit'
import { postDialogHref, questionHref } from './address.ts'
import { UNKNOWN_TOPIC } from './not-written.server.ts'
import { TopicFields } from './topic-fields.tsx'

const CHANGED =
  'This was changed after you opened it, so nothing has been saved. Save again to replace it with your version.'
const GONE = 'This can no longer be edited.'

export async function loader({ params, context }: Route.LoaderArgs) {
  const post = found(await findPost(context.get(viewerContext), placeOf(params)))
  permit(post.canChange)
  const { isAnswer, content, tagIds, version } = post
  return { isAnswer, content, tagIds, version, topics: isAnswer ? [] : await listTopics() }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const place = placeOf(params)
  const post = await findPost(viewer, place)
  permit(post === null || post.canChange || post.isHeld)
  const form = await parseForm(context, place.answerId === undefined ? EditQuestionSchema : EditAnswerSchema)
  if (!form.ok) return data({ reply: form.reply(), now: null }, 400)
  const editing = await editPost(viewer, place, form.value)
  if (editing.kind === 'unknown-topic') {
    return data({ reply: form.reply({ fields: UNKNOWN_TOPIC }), now: null }, 400)
  }
  if (editing.kind === 'gone') return data({ reply: form.reply({ form: GONE }), now: null }, post ? 403 : 404)
  if (editing.kind === 'stale') {
    const { content, version } = editing.now
    return data({ reply: form.reply({ form: CHANGED }), now: { content, version } }, 409)
  }
  return redirectWithNotice(questionHref(params.postId, answerOf(params)), 'Your change was saved.')
}

/** Only answers have their own id in the URL. */
const answerOf = (params: { answerId?: string }) => params.answerId

const loadSchema = async () => (await import('#app/domain/questions/schema.ts')).EditQuestionSchema

export default function EditPost({ loaderData, actionData, params }: Route.ComponentProps) {
  const { isAnswer, topics, ...post } = loaderData
  const answerId = answerOf(params)
  const { form, fields, errors } = useForm(
    {
      id: 'edit-post',
      reply: actionData?.reply,
      defaultValue: { ...post, tagIds: post.tagIds.map(String), version: String(post.version) },
    },
    loadSchema,
  )
  const page = questionHref(params.postId, answerId)
  const version = actionData?.now?.version ?? fields.version.control.defaultValue
  const title = isAnswer ? 'Edit your answer' : 'Edit your question'
  return (
    <DialogFrame title={title} closeTo={page} openedBy={postDialogHref('edit', params.postId, answerId)}>
      <PageTitle title={title} invalid={errors.length > 0} />
      <div className="stack">
        <ErrorSummary errors={errors} />
        {actionData?.now && (
          <Notice tone="warning" title="Current version">
            <p className="whitespace-pre-wrap">{actionData.now.content}</p>
          </Notice>
        )}
        <Form method="post" className="form" preventScrollReset {...form}>
          <AuthorField form={form.id} />
          <input key={version} type="hidden" name="version" defaultValue={version} />
          <TextArea
            label={isAnswer ? 'Your answer' : 'Your question'}
            rows={6}
            max={POST_MAX}
            {...fields.content.control}
          />
          {!isAnswer && <TopicFields topics={topics} field={fields.tagIds.boxes} />}
          <div className="cluster">
            <SubmitButton pending="Saving…">Save</SubmitButton>
            <Link className="btn btn-quiet" to={page} preventScrollReset state={focusStays}>
              Cancel
            </Link>
          </div>
        </Form>
      </div>
    </DialogFrame>
  )
}
