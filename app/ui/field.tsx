import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  errors?: string[]
  optional?: boolean
}

export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldProps = FieldText & {
  id: string
  /** For screen readers only, where a heading says the same. */
  hideLabel?: boolean
  className?: string
  describedBy?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and errors of one control, which gets the attributes that link them. */
export function Field({
  id,
  label,
  hint,
  errors,
  optional,
  hideLabel,
  className,
  describedBy,
  children,
}: FieldProps) {
  return (
    <div className={classNames('field', className)}>
      <label className={hideLabel ? 'sr-only' : 'label'} htmlFor={id}>
        {label}
        <Optional optional={optional} />
      </label>
      <FieldNotes id={id} hint={hint} errors={errors} />
      {children(controlProps(id, { hint, errors }, describedBy))}
    </div>
  )
}

export function Optional({ optional }: { optional?: boolean }) {
  return optional ? <span className="optional"> (optional)</span> : null
}

export function FieldNotes({ id, hint, errors }: { id: string } & Pick<FieldText, 'hint' | 'errors'>) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {hasErrors(errors) && (
        <div id={`${id}-error`}>
          {errors?.map((error) => (
            <p className="error" key={error}>
              <Icon name="alert" />
              <span>
                <span className="sr-only">Error: </span>
                {error}
              </span>
            </p>
          ))}
        </div>
      )}
    </>
  )
}

export function controlProps(
  id: string,
  { hint, errors }: Pick<FieldText, 'hint' | 'errors'>,
  more?: string,
): ControlProps {
  const described = classNames(hint ? `${id}-hint` : null, hasErrors(errors) && `${id}-error`, more)
  return { id, 'aria-invalid': hasErrors(errors) || undefined, 'aria-describedby': described || undefined }
}

function hasErrors(errors?: string[]) {
  return errors !== undefined && errors.length > 0
}

type TextInputProps = FieldText & Omit<ComponentProps<'input'>, 'id'> & { id: string }

/** `className` sets the width of the control, which should match its expected value. */
export function TextInput({ label, hint, errors, optional, id, className, ...input }: TextInputProps) {
  return (
    <Field {...{ id, label, hint, errors, optional }}>
      {(control) => <input className={classNames('input', className)} {...input} {...control} />}
    </Field>
  )
}

type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    id: string
    options: { value: string; label: string }[]
    /** The label of the empty option. */
    placeholder?: string
  }

export function Select({
  label,
  hint,
  errors,
  optional,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ id, label, hint, errors, optional }}>
      {(control) => (
        <select className={classNames('input', className)} {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
