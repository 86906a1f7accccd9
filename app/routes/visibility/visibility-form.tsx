import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import type { Visibility } from '#app/db/generated/enums.ts'
import { VISIBILITIES } from '#app/domain/members/visibilities.ts'
import { useRepliedForm } from '#app/forms/form-reply.ts'
import { RadioGroup } from '#app/ui/choices.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../shell/author-field.tsx'

type Props = {
  standing: Visibility
  choices: Visibility[]
  reply?: object | null
  /** The page to continue to. */
  backTo?: string
  children?: ReactNode
}

/** Who sees the profile: on its own page and on every wall. */
export function VisibilityForm({ standing, choices, reply, backTo, children }: Props) {
  const { field, errors } = useRepliedForm('visibility', reply)
  const chosen = field('visibility')
  const action =
    href('/profile/privacy-and-visibility') + (backTo ? `?redirect=${encodeURIComponent(backTo)}` : '')
  return (
    <>
      <ErrorSummary errors={errors} />
      <Form method="post" action={action} className="form">
        <AuthorField form="visibility" />
        <input type="hidden" name="version" value={standing} />
        <RadioGroup
          id={chosen.id}
          name="visibility"
          legend="Who can see your profile?"
          errors={chosen.errors}
          defaultValue={chosen.defaultValue ?? (choices.includes(standing) ? standing : undefined)}
          options={VISIBILITIES.filter(({ value }) => choices.includes(value))}
        />
        <div className="cluster">
          <SubmitButton pending="Saving…">Save</SubmitButton>
          {children}
        </div>
      </Form>
    </>
  )
}
