import { useEffect } from 'react'
import { Form } from 'react-router'
import type { Described } from '#app/domain/administration/describe.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { DeclaredOption } from '#app/values/declared-fields.ts'
import { AuthorField } from '../../shell/author-field.tsx'
import { fieldId } from './field-id.ts'
import { FieldOrRows } from './rows-view.tsx'
import type { SectionView } from './view.server.ts'

export type FormAnswer = {
  sections: SectionView[]
  /** What is wrong, by the name of the field; '' is the form. */
  problems: [name: string, message: string][]
  /** What others have changed in the same places: what stands there now, and what was typed. */
  differing: Described[]
  version: number
  /** Where a step leaves the reader. */
  at?: string
  /** Addresses that fields suggest, by the id of the list. */
  suggestions: { id: string; options: DeclaredOption[] }[]
  /** What follows from saving, to be confirmed. */
  follows?: { says: string[]; token: string }
}

type Props = {
  shown: Omit<FormAnswer, 'problems' | 'differing'> & Partial<FormAnswer>
  formKey: string
  buttons: { intent: string; label: string; pending: string }[]
}

/** The form of a record. The page without script and the one with it send and show the same. */
export function RecordForm({ shown, formKey, buttons }: Props) {
  const { sections, problems = [], differing = [], version, at, suggestions, follows } = shown

  useEffect(() => {
    if (at) document.getElementById(fieldId(at))?.focus()
  }, [at])

  return (
    <div className="stack">
      <ErrorSummary
        errors={problems.map(([name, message]) => ({ id: name ? fieldId(name) : undefined, message }))}
      />
      {follows && <Follows says={follows.says} />}
      {differing.length > 0 && <Differing differing={differing} />}
      <Form method="post" className="admin-form">
        {/* Enter in a field saves, because browsers activate the first submit button of a form. */}
        <button type="submit" hidden tabIndex={-1} name="intent" value={buttons[0]?.intent}>
          {buttons[0]?.label}
        </button>
        <AuthorField />
        <input type="hidden" name="version" value={version} />
        {follows && <input type="hidden" name="confirmed" value={follows.token} />}
        <input type="hidden" name="formKey" value={formKey} />
        {sections.map(({ title, hint, fields }) => (
          <section key={title} className="card stack" aria-labelledby={fieldId(`section ${title}`)}>
            <h2 id={fieldId(`section ${title}`)}>{title}</h2>
            {hint && <p className="hint">{hint}</p>}
            {fields.map((field) => (
              <FieldOrRows key={field.name} field={field} />
            ))}
          </section>
        ))}
        {suggestions.map(({ id, options }) => (
          <datalist key={id} id={id}>
            {options.map(({ value, label }) => (
              <option key={value} value={value} label={label} />
            ))}
          </datalist>
        ))}
        <div className="cluster form-foot">
          {buttons.map(({ intent, label, pending }, index) => (
            <SubmitButton
              key={intent}
              name="intent"
              value={intent}
              pending={pending}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {label}
            </SubmitButton>
          ))}
        </div>
      </Form>
    </div>
  )
}

function Follows({ says }: { says: string[] }) {
  return (
    <Notice tone="warning" title="What this will do">
      <ul className="list-disc ps-5">
        {says.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}

function Differing({ differing }: { differing: Described[] }) {
  return (
    <Notice tone="warning" title="What’s different from your version">
      <ul className="list-disc ps-5">
        {differing.map(({ where, before, after }) => (
          <li key={where}>
            {where}: now <bdi>“{before}”</bdi>, yours <bdi>“{after}”</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
