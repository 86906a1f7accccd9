import { Form } from 'react-router'
import { POST_MAX } from '#app/domain/questions/limits.ts'
import { useForm } from '#app/forms/small-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import { questionHref } from './address.ts'

const loadSchema = async () => (await import('#app/domain/questions/schema.ts')).AnswerSchema

type Props = { questionId: number; formKey: string; reply?: object | null }

export function AnswerForm({ questionId, formKey, reply }: Props) {
  const { form, fields, errors } = useForm({ id: 'answer', reply, defaultValue: { formKey } }, loadSchema)
  const key = fields.formKey.control
  return (
    <section aria-label="Answer this question" className="stack">
      <ErrorSummary errors={errors} />
      <Form method="post" action={questionHref(questionId)} className="stack gap-6" {...form}>
        <AuthorField form="answer" />
        <input type="hidden" name={key.name} defaultValue={key.defaultValue} />
        <TextArea label="Your answer" rows={5} max={POST_MAX} {...fields.content.control} />
        <div>
          <SubmitButton pending="Posting…">Post answer</SubmitButton>
        </div>
      </Form>
    </section>
  )
}
