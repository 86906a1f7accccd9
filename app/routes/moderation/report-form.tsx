import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { REASON_MAX } from '#app/domain/moderation/reason-length.ts'
import { useForm } from '#app/forms/small-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { AuthorField } from '../shell/author-field.tsx'

const loadSchema = async () => (await import('#app/domain/moderation/schema.ts')).ReportSchema

type Props = {
  title: string
  reply?: object | null
  /** The page of the reported item. */
  backTo: string
  /** The consequences of reporting. */
  children: ReactNode
}

/** The content of a dialog: why the user finds something inappropriate. */
export function ReportForm({ title, reply, backTo, children }: Props) {
  const { form, fields, errors } = useForm({ id: 'report', reply }, loadSchema)
  return (
    <div className="stack">
      <PageTitle title={title} invalid={errors.length > 0} />
      <ErrorSummary errors={errors} />
      {children}
      <Form method="post" className="form" preventScrollReset {...form}>
        <AuthorField form={form.id} />
        <TextArea
          label="What’s wrong with it?"
          optional
          hint="Only staff will read this."
          rows={3}
          max={REASON_MAX}
          {...fields.reason.control}
        />
        <div className="cluster">
          <SubmitButton variant="danger" pending="Reporting…">
            Report
          </SubmitButton>
          <Link className="btn btn-quiet" to={backTo} preventScrollReset state={focusStays}>
            Cancel
          </Link>
        </div>
      </Form>
    </div>
  )
}
