import { href } from 'react-router'
import { NEW } from '#app/domain/affiliations/new-organization.ts'
import { SECTIONS, type Section } from '#app/domain/affiliations/sections.ts'
import { Combobox } from '#app/ui/combobox.tsx'
import type { Pick } from '#app/values/picked.ts'

type Props = {
  section: Section
  lockedTo?: string
  pick?: Pick
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
        <p className="hint">It was entered for you and can’t be changed here.</p>
      </div>
    )
  }
  const school = section === 'education'
  return (
    <Combobox
      label={label}
      hint={
        school
          ? 'Type a part of the name, then choose from the list.'
          : 'Type a part of the name, then choose from the list or add the name to it.'
      }
      endpoint={href(school ? '/endpoints/schools' : '/endpoints/organizations')}
      newId={school ? undefined : NEW}
      empty={school ? 'No school has a name like that.' : 'No organization has a name like that.'}
      {...{ pick, id, name, errors }}
    />
  )
}
