import type { ComponentProps, ReactNode } from 'react'
import { controlProps, FieldNotes, type FieldText, Optional } from './field.tsx'

type FieldsetProps = FieldText & { id: string; legend: ReactNode; children: ReactNode }

export function Fieldset({ id, legend, hint, errors, optional, children }: Omit<FieldsetProps, 'label'>) {
  const { 'aria-describedby': describedBy } = controlProps(id, { hint, errors })
  return (
    <fieldset id={id} tabIndex={-1} className="field" aria-describedby={describedBy}>
      <legend className="label">
        {legend}
        <Optional optional={optional} />
      </legend>
      <FieldNotes id={id} hint={hint} errors={errors} />
      {children}
    </fieldset>
  )
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  Pick<FieldText, 'label' | 'hint' | 'errors'> & { id: string; type?: 'checkbox' | 'radio' }

export function Checkbox({ id, label, hint, errors, type = 'checkbox', ...input }: CheckboxProps) {
  return (
    <div className="choice">
      <input {...input} type={type} {...controlProps(id, { hint, errors })} />
      <label htmlFor={id}>{label}</label>
      {(hint || errors) && (
        <div className="col-start-2">
          <FieldNotes id={id} hint={hint} errors={errors} />
        </div>
      )}
    </div>
  )
}

export type Choice = { value: string; label: ReactNode; hint?: ReactNode }

type RadioGroupProps = Omit<FieldText, 'label'> & {
  id: string
  name: string
  legend: ReactNode
  options: Choice[]
  defaultValue?: string
}

/** The first option has the group's id, so the error summary can link to it. */
export function RadioGroup({ id, name, options, defaultValue, ...group }: RadioGroupProps) {
  return (
    <Fieldset id={`${id}-group`} {...group}>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          type="radio"
          id={index === 0 ? id : `${id}-${index}`}
          name={name}
          value={option.value}
          label={option.label}
          hint={option.hint}
          defaultChecked={option.value === defaultValue}
        />
      ))}
    </Fieldset>
  )
}
