import { href } from 'react-router'
import { Checkbox, Fieldset } from '#app/ui/choices.tsx'
import { Chooser } from '#app/ui/chooser/chooser.tsx'
import { Select, TextInput } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { chooserProps } from '#app/values/combobox-value.ts'
import { fieldId } from './field-id.ts'
import type { FieldView } from './view.server.ts'

/** The control of one field, by how it is put in. */
export function FieldControl({ field, kind }: { field: FieldView; kind: string }) {
  const { name, label, hint, optional, errors, max, options } = field
  const id = fieldId(name)
  const text = { id, name, label, hint, optional, errors }
  const value = typeof field.value === 'string' ? field.value : ''
  switch (field.input) {
    case 'text':
    case 'markdown':
      return <TextArea {...text} rows={field.input === 'markdown' ? 8 : 4} max={max} defaultValue={value} />
    case 'search':
      return <Searched field={field} kind={kind} />
    case 'checkbox':
      return (
        <Checkbox
          id={id}
          name={name}
          label={label}
          hint={hint}
          errors={errors}
          defaultChecked={value === 'on'}
        />
      )
    case 'choice':
      return (
        <Select
          {...text}
          options={options}
          placeholder={optional ? 'None' : 'Please choose'}
          defaultValue={value}
        />
      )
    case 'choices':
      return <Choices field={field} />
    case 'date':
    case 'time':
      return <TextInput {...text} type={field.input} className="max-w-48" defaultValue={value} />
    case 'number':
      return (
        <TextInput
          {...text}
          inputMode="numeric"
          className="max-w-32"
          autoComplete="off"
          defaultValue={value}
        />
      )
    case 'url':
      return (
        <TextInput {...text} inputMode="url" autoComplete="off" spellCheck={false} defaultValue={value} />
      )
    default:
      return <TextInput {...text} autoComplete="off" defaultValue={value} />
  }
}

function Choices({ field: { name, label, hint, optional, errors, options, value } }: { field: FieldView }) {
  return (
    <Fieldset id={fieldId(name)} legend={label} hint={hint} optional={optional} errors={errors}>
      {options.length === 0 && <p className="hint">There are none yet.</p>}
      <div className={options.length > 8 ? 'scroll-list' : 'grid'}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            id={`${fieldId(name)}-${option.value}`}
            name={name}
            value={option.value}
            label={<bdi>{option.label}</bdi>}
            defaultChecked={value.includes(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  )
}

function Searched({ field, kind }: { field: FieldView; kind: string }) {
  const { name, label, hint, optional, errors, lookup } = field
  if (!lookup) return null
  return (
    <Chooser
      {...{ id: fieldId(name), name, label, hint, optional, errors }}
      {...chooserProps(lookup.value)}
      options={href('/admin/:kind/lookup/:name', { kind, name: lookup.name })}
      empty="Nothing found. Try fewer letters."
    />
  )
}
