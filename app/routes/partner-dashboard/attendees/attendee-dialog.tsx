import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { attendeeFields } from '#app/domain/partner-attendees/attendee-fields.ts'
import type { SessionChoice } from '#app/domain/partner-attendees/choices.server.ts'
import type { FormFields } from '#app/forms/field.ts'
import { Fields } from '#app/forms/fields.tsx'
import type { useForm } from '#app/forms/form.ts'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import { SessionChoices } from './session-choices.tsx'

type AttendeeForm = Pick<ReturnType<typeof useForm>, 'form' | 'errors'> & {
  fields: FormFields<'role' | 'sessionIds'>
}

type Props = {
  title: ReactNode
  pageTitle: string
  /** The page below, and the link on it that opens the dialog. */
  page: string
  openedBy: string
  attendee: AttendeeForm
  sessions: SessionChoice[]
  submit: string
  pending: string
  /** The attendee, shown before their role at the event. */
  children: ReactNode
}

/** Adds or edits an attendee. */
export function AttendeeDialog({ title, pageTitle, page, openedBy, attendee, sessions, ...rest }: Props) {
  const { form, fields, errors } = attendee
  return (
    <DialogFrame title={title} closeTo={page} openedBy={openedBy}>
      <PageTitle title={pageTitle} invalid={errors.length > 0} />
      <div className="stack">
        <ErrorSummary errors={errors} />
        <Form method="post" className="form attendee-form" preventScrollReset {...form}>
          <AuthorField />
          {rest.children}
          <Fields declared={{ role: attendeeFields.role }} fields={fields} />
          <SessionChoices field={fields.sessionIds.boxes} sessions={sessions} />
          <div className="cluster">
            <SubmitButton pending={rest.pending}>{rest.submit}</SubmitButton>
            <Link className="btn btn-quiet" to={page} preventScrollReset state={focusStays}>
              Cancel
            </Link>
          </div>
        </Form>
      </div>
    </DialogFrame>
  )
}
