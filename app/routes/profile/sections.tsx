import { href } from 'react-router'
import type { AffiliationItem, ProfileSections } from '#app/domain/members/profile.ts'
import { SeeMore } from '#app/ui/see-more.tsx'
import { Affiliation } from './affiliation.tsx'
import { EditLink } from './edit-link.tsx'
import { Invitation, Section } from './section.tsx'

/** What the owner of a profile may change in it. */
export type MayEdit = { name: boolean; career: boolean }

type Props = { sections: ProfileSections; edit?: MayEdit }

/** The body of a Full Profile. A section that has nothing in it isn't there, but for the owner who can fill it in. */
export function Sections({ sections, edit }: Props) {
  return (
    <div className="profile-sections">
      <Introduction text={sections.description} edit={edit} />
      <Affiliations title="Employment" items={sections.employment} edit={edit} />
      <Affiliations title="Education" items={sections.education} edit={edit} />
      <Affiliations title="Civic Engagement" items={sections.civicEngagements} edit={edit} />
    </div>
  )
}

function Introduction({ text, edit }: { text: string | null; edit?: MayEdit }) {
  if (!text && !edit) return null
  const link = edit && <EditLink to={href('/profile/introduction')} label="Edit introduction" />
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

function Affiliations({ title, items, edit }: { title: string; items: AffiliationItem[]; edit?: MayEdit }) {
  if (items.length === 0 && !edit?.career) return null
  return (
    <Section title={title}>
      {items.length === 0 ? (
        <Invitation>No items.</Invitation>
      ) : (
        <SeeMore className="timeline" items={items} render={(item) => <Affiliation item={item} />} />
      )}
    </Section>
  )
}
