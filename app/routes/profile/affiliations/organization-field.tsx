import { href } from 'react-router'
import { NEW } from '#app/domain/affiliations/new-organization.ts'
import { SECTIONS, type Section } from '#app/domain/affiliations/sections.ts'
import { Chooser } from '#app/ui/chooser/chooser.tsx'
import { type ComboboxValue, chooserProps } from '#app/values/combobox-value.ts'

type Props = {
  section: Section
  lockedTo?: string
  pick?: ComboboxValue
  id: string
  name: string
  errors?: string[]
}

/** Schools are chosen from the list; other organizations may be added to it. */
export function OrganizationField({ section, lockedTo, pick, id, name, errors }: Props) {
  const label = SECTIONS[section].organization
  if (lockedTo !== undefined) {
    return (
      <div className="field">
        <span className="label">{label}</span>
        <p>
          <bdi>{lockedTo}</bdi>
        </p>
        <p className="hint">We entered this for you. To change it, contact support.</p>
      </div>
    )
  }
  const school = section === 'education'
  return (
    <Chooser
      label={label}
      hint={
        school
          ? 'Start typing, then choose from the list.'
          : 'Start typing, then choose from the list or add a new name.'
      }
      options={href(school ? '/endpoints/schools' : '/endpoints/organizations')}
      newId={school ? undefined : NEW}
      empty={school ? 'No school matches that name.' : 'No organization matches that name.'}
      {...chooserProps(pick)}
      {...{ id, name, errors }}
    />
  )
}
