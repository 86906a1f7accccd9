import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldText } from './field.tsx'

type Props = FieldText & Omit<ComponentProps<'input'>, 'id' | 'type'> & { id: string }

/** A user's own file. A browser can't restore the chosen file, so a form that comes back asks for it again. */
export function FileInput({ label, hint, errors, optional, id, className, ...input }: Props) {
  return (
    <Field {...{ id, label, hint, errors, optional }}>
      {(control) => (
        <input type="file" className={classNames('input file-input', className)} {...input} {...control} />
      )}
    </Field>
  )
}
