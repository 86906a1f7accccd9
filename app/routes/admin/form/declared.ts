import { href } from 'react-router'
import type { Field } from '#app/domain/administration/fields.ts'
import type { Choices } from '#app/domain/administration/kind.server.ts'
import type { DeclaredField, DeclaredOption } from '#app/values/declared-fields.ts'

/** More are shown in a frame of limited height. */
const SHOWN_AT_ONCE = 8

/** A field of a kind as forms show declared fields. */
export function declaredOf(field: Field, kind: string, choices: Choices): DeclaredField {
  const { label, hint, optional, max, suggests } = field
  const text = { label, hint, optional }
  const line = suggests ? { ...text, list: suggestionsId(suggests) } : { ...text, autoComplete: 'off' }
  switch (field.input) {
    case 'text':
      return { ...text, as: 'lines', rows: 4, max }
    case 'markdown':
      return { ...text, as: 'lines', rows: 8, max }
    case 'checkbox':
      return { ...text, as: 'box' }
    case 'choice': {
      const placeholder = optional ? 'None' : 'Please choose'
      return { ...text, as: 'list', placeholder, options: optionsOf(field, choices) }
    }
    case 'choices': {
      const options = optionsOf(field, choices)
      const none = options.length === 0 ? 'There are none yet.' : hint
      return { ...text, as: 'boxes', hint: none, options, scrolls: options.length > SHOWN_AT_ONCE }
    }
    case 'search': {
      const from = href('/admin/:kind/lookup/:name', { kind, name: String(field.choices) })
      return { ...text, as: 'search', from, empty: 'Nothing found. Try fewer letters.' }
    }
    case 'date':
    case 'time':
      return { ...text, type: field.input, width: 'day' }
    case 'number':
      return { ...line, inputMode: 'numeric', width: 'number' }
    case 'url':
      return { ...line, inputMode: 'url', spellCheck: false }
    case 'line':
      return line
  }
}

/** Of the suggestions that stand once in a form, for all of its fields. */
export const suggestionsId = (suggests: string) => `suggested-${suggests}`

function optionsOf({ choices: own }: Field, choices: Choices): DeclaredOption[] {
  if (own === undefined) return []
  if (typeof own === 'string') return choices[own] ?? []
  return Object.entries(own).map(([value, label]) => ({ value, label }))
}
