import { affiliationFields } from '#app/domain/affiliations/affiliation-fields.ts'
import { SECTIONS, type Section } from '#app/domain/affiliations/sections.ts'
import { ChooserField } from '#app/forms/chooser-field.tsx'
import type { FormFields } from '#app/forms/field.ts'
import { Fields } from '#app/forms/fields.tsx'
import type { ChooserValue } from '#app/values/chooser-value.ts'

type Props = {
  section: Section
  lockedTo?: string
  pick?: ChooserValue
  fields: FormFields<'organizationId'>
}

/** Schools are chosen from the list; other organizations may be added to it. */
export function OrganizationField({ section, lockedTo, pick, fields }: Props) {
  if (lockedTo !== undefined) {
    return (
      <div className="field">
        <span className="label">{SECTIONS[section].organization}</span>
        <p>
          <bdi>{lockedTo}</bdi>
        </p>
        <p className="hint">We entered this for you. To change it, contact support.</p>
      </div>
    )
  }
  const { organizationId } = affiliationFields[section]
  return (
    <Fields
      declared={{ organizationId }}
      fields={fields}
      chooser={ChooserField}
      ofPage={{ organizationId: { pick } }}
    />
  )
}
