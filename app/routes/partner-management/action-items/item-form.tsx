import { useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { AssignmentDraft } from '#app/domain/action-items/assignment-draft.ts'
import { detailFields } from '#app/domain/action-items/detail-fields.ts'
import type { FormChoices } from '#app/domain/action-items/form-choices.server.ts'
import type { ActionItemSchema } from '#app/domain/action-items/schema.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { useFormReply } from '#app/forms/stashed-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import { listHref } from './address.ts'
import { Assignments } from './assignments.tsx'

type Props = {
  title: string
  defaultValue: Record<string, unknown>
  /** The item's current values, if someone else has changed it. */
  version?: number
  shown: { draft: AssignmentDraft; choices: FormChoices }
  reply?: object | null
  /** The current values of an item that someone else has changed. */
  changes: string[]
}

export type ItemFormHandle = Pick<
  ReturnType<typeof useForm<typeof ActionItemSchema>>,
  'form' | 'fields' | 'intent'
>

const loadSchema = async () => (await import('#app/domain/action-items/schema.ts')).ActionItemSchema

export function ItemForm({ title, defaultValue, version, shown, reply, changes }: Props) {
  const { form, fields, intent, errors } = useForm({ id: 'action-item', reply, defaultValue }, loadSchema)
  const { search } = useLocation()
  const key = fields.formKey.control
  const versionField = fields.version.control
  // What has come back isn't saved.
  const [changed, setChanged] = useState(useFormReply('action-item', reply) !== null)
  const unchanged = useHydrated() && !changed ? { 'aria-disabled': true as const } : {}
  return (
    <div className="stack">
      <PageTitle title={title} invalid={errors.length > 0} />
      <ErrorSummary errors={errors} />
      {changes.length > 0 && <Changes changes={changes} />}
      <Form
        method="post"
        className="form max-w-[58rem]"
        {...form}
        onInput={(event) => {
          setChanged(true)
          form.onInput(event)
        }}
        onSubmit={(event) => {
          // A step that adds or removes a row is a change as well.
          setChanged(true)
          form.onSubmit(event)
        }}
      >
        {/* Enter in a field saves, because browsers activate the first submit button of a form. */}
        <button type="submit" hidden tabIndex={-1}>
          Save Action Item
        </button>
        <AuthorField />
        <input type="hidden" name={key.name} defaultValue={key.defaultValue} />
        <input type="hidden" name={versionField.name} value={version ?? versionField.defaultValue} />
        <section className="card form-part" aria-labelledby="details">
          <h2 id="details">Details</h2>
          <div className="stack">
            <Fields declared={detailFields} fields={fields} />
          </div>
        </section>
        <Assignments {...{ form, fields, intent }} {...shown} />
        <div className="cluster form-foot">
          <SubmitButton pending="Saving…" {...unchanged}>
            Save Action Item
          </SubmitButton>
          <Link className="btn btn-quiet" to={listHref(search)}>
            Cancel
          </Link>
          {changed && <p className="ms-auto text-sm text-muted">Unsaved changes</p>}
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
