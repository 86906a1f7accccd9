import { href } from 'react-router'
import type { ProfileSections } from '#app/domain/members/profile.ts'
import { Chip } from '#app/ui/chip.tsx'
import { EditLink } from './edit-link.tsx'
import { Invitation, Section } from './section.tsx'

type Interest = ProfileSections['interests'][number]

export function Interests({ interests, editable }: { interests: Interest[]; editable?: boolean }) {
  if (interests.length === 0 && !editable) return null
  const link = editable && <EditLink to={href('/profile/interests')} label="Edit professional interests" />
  return (
    <Section title="Professional Interests" action={link}>
      {interests.length === 0 && (
        <Invitation>Choose the industries and functions you want people to find you by.</Invitation>
      )}
      <OfType title="Industry" interests={interests.filter(({ type }) => type === 'INDUSTRY')} />
      <OfType title="Functional" interests={interests.filter(({ type }) => type === 'FUNCTIONAL')} />
    </Section>
  )
}

function OfType({ title, interests }: { title: string; interests: Interest[] }) {
  if (interests.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="chips">
        {interests.map((interest) => (
          <li key={interest.title}>
            <Chip>
              <span>
                {interest.title}
                {interest.isPrimary && <strong> · Primary</strong>}
              </span>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
