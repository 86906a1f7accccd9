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

type Choice = { value: string; label: ReactNode; hint?: ReactNode }

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

type CheckboxGroupProps = Omit<FieldText, 'label'> & {
  id: string
  name: string
  legend: ReactNode
  options: Choice[]
  /** The values of the checked ones. */
  defaultOptions: string[]
  /** In a frame of limited height, for long lists. */
  scrolls?: boolean
}

export function CheckboxGroup({ name, options, defaultOptions, scrolls, ...group }: CheckboxGroupProps) {
  const boxes = options.map(({ value, label, hint }) => (
    <Checkbox
      key={value}
      id={`${group.id}-${value.replaceAll(' ', '-')}`}
      name={name}
      value={value}
      label={<bdi>{label}</bdi>}
      hint={hint}
      defaultChecked={defaultOptions.includes(value)}
    />
  ))
  return <Fieldset {...group}>{scrolls ? <div className="scroll-list">{boxes}</div> : boxes}</Fieldset>
}
