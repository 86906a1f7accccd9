import { href } from 'react-router'
import type { ProfileSections } from '#app/domain/members/profile.ts'
import { AffiliationSection } from './affiliation-section.tsx'
import { ContactDetails } from './contact-details.tsx'
import { EditLink } from './edit-link.tsx'
import { Interests } from './interests.tsx'
import { News } from './news.tsx'
import { SearchStatus } from './search-status.tsx'
import { Invitation, Section } from './section.tsx'

/** The owner's editing links. */
export type MayEdit = { name: boolean; career: boolean; privateFacts: boolean }

type Props = { sections: ProfileSections; location: string | null; edit?: MayEdit }

/** The body of a Full Profile. An empty section is shown only to the owner, who can fill it in. */
export function Sections({ sections, location, edit }: Props) {
  const { description, interests, searchStatus, employment, education, newsMentions, civicEngagements } =
    sections
  const editable = edit?.career
  return (
    <div className="profile-sections">
      <Introduction text={description} editable={edit !== undefined} />
      <div className="is-aside">
        <ContactDetails {...{ sections, location, edit }} />
        <Interests interests={interests} editable={editable} />
      </div>
      <AffiliationSection
        section="employment"
        items={employment}
        editable={editable}
        hasForms={edit?.privateFacts}
      >
        <SearchStatus status={searchStatus} editable={editable} hasForm={edit?.privateFacts} />
      </AffiliationSection>
      <AffiliationSection section="education" items={education} editable={editable} />
      <News items={newsMentions} editable={editable} />
      <AffiliationSection section="civic-engagement" items={civicEngagements} editable={editable} />
    </div>
  )
}

function Introduction({ text, editable }: { text: string | null; editable: boolean }) {
  if (!text && !editable) return null
  const link = editable && <EditLink to={href('/profile/introduction')} label="Edit introduction" />
  return (
    <Section title="Introduction" action={link}>
      {text ? (
        <p className="measure whitespace-pre-line">
          <bdi>{text}</bdi>
        </p>
      ) : (
        <Invitation>
          Say in a few sentences who you are, what you do, and what others can ask you about.
        </Invitation>
      )}
    </Section>
  )
}
