import { Form } from 'react-router'
import { type BulkOperation, SEVERAL_PARTNERS } from '#app/domain/action-items/bulk-operations.ts'
import type { BulkSchema } from '#app/domain/action-items/bulk-schema.ts'
import type { SelectedItem } from '#app/domain/action-items/bulk-selection.server.ts'
import type { Representative } from '#app/domain/action-items/representatives.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Select, TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import { BulkDetails } from './bulk-details.tsx'

type Props = {
  id: string
  operation: BulkOperation
  items: SelectedItem[]
  people: Representative[]
  reply?: object | null
  closeTo: string
}

const buttons: Record<BulkOperation, string> = {
  're-assign': 'Re-Assign',
  'change-due-date': 'Change Due Date',
  'mark-complete': 'Mark Complete',
  'bulk-edit-details': 'Save changes',
}

export function BulkForm({ id, operation, items, people, reply, closeTo }: Props) {
  const { form, fields, errors } = useForm<BulkSchema>({ id, reply })
  const several = new Set(items.map(({ organizationId }) => organizationId)).size > 1
  const impossible = items.length === 0 || (operation === 're-assign' && several)
  return (
    <>
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" preventScrollReset {...form}>
        <AuthorField />
        {items.map(({ id, version }) => (
          <input key={id} type="hidden" name="item" value={`${id}.${version}`} />
        ))}
        {operation === 're-assign' && several && <Notice tone="warning">{SEVERAL_PARTNERS}</Notice>}
        {operation === 're-assign' && !impossible && (
          <Select
            label="New assignee"
            placeholder="Choose a representative"
            options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...fields.assigneeId.control}
          />
        )}
        {operation === 'change-due-date' && !impossible && (
          <TextInput label="New due date" type="date" className="max-w-xs" {...fields.dueDate.control} />
        )}
        {operation === 'bulk-edit-details' && !impossible && <BulkDetails fields={fields} />}
        <div className="cluster">
          {!impossible && <SubmitButton pending="Saving…">{buttons[operation]}</SubmitButton>}
          <ButtonLink variant="secondary" to={closeTo} preventScrollReset state={focusStays}>
            {impossible ? 'Close' : 'Cancel'}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
