import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldText } from './field.tsx'

type Props = FieldText & Omit<ComponentProps<'input'>, 'id' | 'type'> & { id: string }

/** A file of the person's own. What was chosen can't be given back to the form, so a form that returns asks for it again. */
export function FileInput({ label, hint, errors, optional, id, className, ...input }: Props) {
  return (
    <Field {...{ id, label, hint, errors, optional }}>
      {(control) => (
        <input type="file" className={classNames('input file-input', className)} {...input} {...control} />
      )}
    </Field>
  )
}
