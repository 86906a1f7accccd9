import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import type { Visibility } from '#app/db/generated/enums.ts'
import type { VisibilitySchema } from '#app/domain/members/schema.ts'
import { VISIBILITIES } from '#app/domain/members/visibilities.ts'
import { useForm } from '#app/forms/small-form.ts'
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
  const { form, fields, errors } = useForm<typeof VisibilitySchema>({
    id: 'visibility',
    reply,
    defaultValue: { visibility: choices.find((choice) => choice === standing) },
  })
  const action =
    href('/profile/privacy-and-visibility') + (backTo ? `?redirect=${encodeURIComponent(backTo)}` : '')
  return (
    <>
      <ErrorSummary errors={errors} />
      <Form method="post" action={action} className="form" {...form}>
        <AuthorField form={form.id} />
        <input type="hidden" name="version" value={standing} />
        <RadioGroup
          legend="Who can see your profile?"
          options={VISIBILITIES.filter(({ value }) => choices.includes(value))}
          {...fields.visibility.control}
        />
        <div className="cluster">
          <SubmitButton pending="Saving…">Save</SubmitButton>
          {children}
        </div>
      </Form>
    </>
  )
}
