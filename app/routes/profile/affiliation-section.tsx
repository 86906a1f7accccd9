import type { ReactNode } from 'react'
import { href } from 'react-router'
import { SECTIONS, type Section as SectionName } from '#app/domain/affiliations/sections.ts'
import type { AffiliationItem } from '#app/domain/members/profile.ts'
import { SeeMore } from '#app/ui/see-more.tsx'
import { Affiliation } from './affiliation.tsx'
import { AddLink } from './edit-link.tsx'
import { Invitation, Section } from './section.tsx'

type Props = {
  section: SectionName
  items: AffiliationItem[]
  editable?: boolean
  /** The forms of jobs include pay, which not everyone who edits the profile may see. */
  hasForms?: boolean
  /** Shown above the entries. */
  children?: ReactNode
}

export function AffiliationSection({ section, items, editable, hasForms = true, children }: Props) {
  if (items.length === 0 && !editable) return null
  return (
    <Section title={SECTIONS[section].title} action={editable && <AddAnother section={section} />}>
      {children}
      {items.length === 0 ? (
        <Invitation>No items.</Invitation>
      ) : (
        <SeeMore
          className="timeline"
          items={items}
          render={(item) => (
            <Affiliation section={section} item={item} editable={editable} hasForm={hasForms} />
          )}
        />
      )}
    </Section>
  )
}

function AddAnother({ section }: { section: SectionName }) {
  return (
    <AddLink to={href('/profile/:section/add', { section })}>
      {section === 'civic-engagement' ? (
        'Add new Experience'
      ) : (
        <span>
          Add new<span className="sr-only"> {SECTIONS[section].title.toLowerCase()}</span>
        </span>
      )}
    </AddLink>
  )
}
