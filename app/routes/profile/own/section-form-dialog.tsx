import type { ComponentProps, ReactNode } from 'react'
import { href } from 'react-router'
import type { FormFields } from '#app/forms/field.ts'
import type { SectionReply } from './section-answer.ts'
import { SectionDialog } from './section-dialog.tsx'
import { SectionForm } from './section-form.tsx'

type Props = {
  title: string
  /** The page below. */
  page?: string
  /** From `useForm`. */
  form: Pick<ComponentProps<typeof SectionForm>, 'form' | 'errors'> & { fields: FormFields<'version'> }
  answer?: SectionReply
  children: ReactNode
}

/** The form of a section in its dialog. */
export function SectionFormDialog({ title, page = href('/profile'), form, answer, children }: Props) {
  const { errors, fields } = form
  return (
    <SectionDialog title={title} page={page} invalid={errors.length > 0}>
      <SectionForm
        form={form.form}
        errors={errors}
        version={fields.version.control}
        answer={answer}
        closeTo={page}
      >
        {children}
      </SectionForm>
    </SectionDialog>
  )
}
