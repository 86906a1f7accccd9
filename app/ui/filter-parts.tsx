import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type FilterGroupProps = { title: string; children: ReactNode; open?: boolean }

export function FilterGroup({ title, children, open }: FilterGroupProps) {
  return (
    <details className="filter-group" open={open}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}

type SearchFieldProps = {
  id: string
  name?: string
  label: string
  defaultValue?: string
  placeholder?: string
}

export function SearchField({ id, name = 'search', label, ...input }: SearchFieldProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="search-field">
        <input
          className="input"
          type="search"
          id={id}
          name={name}
          autoComplete="off"
          enterKeyHint="search"
          {...input}
        />
        <Button size="icon">
          <span className="sr-only">Search</span>
          <Icon name="search" />
        </Button>
      </div>
    </div>
  )
}

type SwitchFieldProps = { id: string; name: string; label: string; defaultChecked?: boolean }

export function SwitchField({ id, label, ...input }: SwitchFieldProps) {
  return (
    <div className="choice">
      {/* The native checkbox holds the switch's state. */}
      <input type="checkbox" role="switch" className="switch" id={id} value="true" {...input} />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
