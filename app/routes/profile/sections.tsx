import type { ReactNode } from 'react'
import type { AffiliationItem, ProfileSections } from '#app/domain/members/profile.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SeeMore } from '#app/ui/see-more.tsx'
import { Affiliation } from './affiliation.tsx'
import { NewsMention } from './news-mention.tsx'

/** The body of a Full Profile. For others a section that has nothing in it isn't there. */
export function Sections({ sections, own }: { sections: ProfileSections; own: boolean }) {
  const { description, interests, searchStatus, employment, education, newsMentions, civicEngagements } =
    sections
  return (
    <div className="profile-sections">
      {description && (
        <Section title="Introduction">
          <p className="measure whitespace-pre-line">
            <bdi>{description}</bdi>
          </p>
        </Section>
      )}
      {interests.length > 0 && (
        <Section title="Professional Interests">
          <Interests title="Industry" interests={interests.filter(({ type }) => type === 'INDUSTRY')} />
          <Interests title="Functional" interests={interests.filter(({ type }) => type === 'FUNCTIONAL')} />
        </Section>
      )}
      {(own || employment.length > 0) && (
        <Section title="Employment">
          {searchStatus && <SearchStatus {...searchStatus} own={own} />}
          <Affiliations items={employment} />
        </Section>
      )}
      {(own || education.length > 0) && (
        <Section title="Education">
          <Affiliations items={education} />
        </Section>
      )}
      {newsMentions.length > 0 && (
        <Section title="In the News">
          <SeeMore className="timeline" items={newsMentions} render={(item) => <NewsMention item={item} />} />
        </Section>
      )}
      {civicEngagements.length > 0 && (
        <Section title="Civic Engagement">
          <Affiliations items={civicEngagements} />
        </Section>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card stack gap-3">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Affiliations({ items }: { items: AffiliationItem[] }) {
  if (items.length === 0) return <p className="text-muted">No items.</p>
  return <SeeMore className="timeline" items={items} render={(item) => <Affiliation item={item} />} />
}

function Interests({ title, interests }: { title: string; interests: ProfileSections['interests'] }) {
  if (interests.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="chips">
        {interests.map((interest) => (
          <li key={interest.title}>
            <Chip>
              {interest.title}
              {interest.isPrimary && <strong> · Primary</strong>}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The eye tells the owner alone whether others see it. */
function SearchStatus({ text, hidden, own }: { text: string; hidden: boolean; own: boolean }) {
  return (
    <p className="chips">
      <span className="chip tone-info">
        <Icon name={!own ? 'briefcase' : hidden ? 'eye-off' : 'eye'} />
        {text}
        {own && <span> · {hidden ? 'Hidden' : 'Visible to members'}</span>}
      </span>
    </p>
  )
}
