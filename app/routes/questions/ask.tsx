import { data, Form, href } from 'react-router'
import { POST_MAX } from '#app/domain/questions/limits.ts'
import { AskSchema } from '#app/domain/questions/schema.ts'
import { listTopics } from '#app/domain/questions/topics.server.ts'
import { ask } from '#app/domain/questions/write.server.ts'
import { canWritePosts } from '#app/domain/viewer/permissions.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import type { Route } from './+types/ask'
import { questionHref } from './address.ts'
import { notWritten } from './not-written.server.ts'
import { TopicFields } from './topic-fields.tsx'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context }: Route.LoaderArgs) {
  permit(canWritePosts(context.get(viewerContext)))
  return { topics: await listTopics(), formKey: crypto.randomUUID() }
}

export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  permit(canWritePosts(viewer))
  const form = await parseForm(context, AskSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const writing = await ask(viewer, form.value)
  if (writing.kind !== 'written') return notWritten(form, writing)
  return redirectWithNotice(questionHref(writing.id), 'Your question was posted.')
}

const title = 'Ask a question'
const loadSchema = async () => (await import('#app/domain/questions/schema.ts')).AskSchema

export default function Ask({ loaderData: { topics, formKey }, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    {
      id: 'ask',
      reply: actionData?.reply,
      defaultValue: { formKey },
    },
    loadSchema,
  )
  const key = fields.formKey.control
  return (
    <>
      <PageTitle title={title} invalid={errors.length > 0} />
      <PageHead
        title={title}
        back={{ to: href('/questions'), label: 'Questions' }}
        lead="Fellows, alumni and staff can read and answer it."
      />
      <div className="stack">
        <ErrorSummary errors={errors} />
        <Form method="post" className="form" {...form}>
          <AuthorField />
          <input type="hidden" name={key.name} defaultValue={key.defaultValue} />
          <TextArea
            label="Your question"
            hint="Put the question in the first line. Add any background below it."
            rows={6}
            max={POST_MAX}
            {...fields.content.control}
          />
          <TopicFields topics={topics} field={fields.tagIds.boxes} />
          <div className="cluster form-foot">
            <SubmitButton pending="Asking…">Ask</SubmitButton>
            <Link className="btn btn-quiet" to={href('/questions')}>
              Cancel
            </Link>
          </div>
        </Form>
      </div>
    </>
  )
}
