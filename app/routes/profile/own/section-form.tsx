import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import type { FieldControl, FormProblem } from '#app/forms/field.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import type { SectionReply } from './section-answer.ts'

type Props = {
  /** The form props and errors from `useForm`. */
  form: ComponentProps<typeof Form>
  errors: FormProblem[]
  /** The field with the version being edited, or the key of a new item. */
  version: FieldControl
  answer?: SectionReply
  /** In a dialog: the page that Cancel leads back to. */
  closeTo?: string
  save?: string
  children: ReactNode
}

/** A section's form, with concurrent changes above its fields. */
export function SectionForm({ form, errors, version, answer, closeTo, save = 'Save', children }: Props) {
  const shownVersion = answer?.version ?? version.defaultValue
  return (
    <div className="stack">
      <ErrorSummary errors={errors} />
      {answer && answer.changes.length > 0 && <Changes changes={answer.changes} />}
      <Form method="post" className="form" preventScrollReset {...form}>
        {/* Enter in a field saves, because browsers activate the first submit button of a form. */}
        <button type="submit" hidden tabIndex={-1}>
          {save}
        </button>
        <AuthorField form={form.id} />
        <input key={shownVersion} type="hidden" name={version.name} defaultValue={shownVersion} />
        {children}
        <div className="cluster form-foot">
          <SubmitButton pending="Saving…">{save}</SubmitButton>
          {closeTo && (
            <Link className="btn btn-quiet" to={closeTo} preventScrollReset state={focusStays}>
              Cancel
            </Link>
          )}
        </div>
      </Form>
    </div>
  )
}

function Changes({ changes }: { changes: string[] }) {
  return (
    <Notice tone="warning" title="What’s different from your version">
      <ul className="list-disc ps-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notice>
  )
}
