import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import type { useFileLimit } from '#app/ui/file-limit.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from './author-field.tsx'

type Props = Required<Pick<ComponentProps<typeof FileInput>, 'label' | 'hint' | 'accept'>> & {
  name: string
  problem: string | undefined
  limit: ReturnType<typeof useFileLimit>
  /** What the form says beside the file. */
  children?: ReactNode
}

/** A form of one file and nothing else to fill in. */
export function UploadForm({ name, problem, limit, children, ...field }: Props) {
  return (
    <Form method="post" encType="multipart/form-data" className="form" onSubmit={limit.onSubmit}>
      <AuthorField draft={false} />
      <ErrorSummary errors={problem === undefined ? [] : [{ id: name, message: problem }]} />
      {children}
      <FileInput
        id={name}
        name={name}
        {...field}
        errors={problem === undefined ? undefined : [problem]}
        onChange={limit.onChange}
      />
      <SubmitButton pending="Uploading...">Upload</SubmitButton>
    </Form>
  )
}
