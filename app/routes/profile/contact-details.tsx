import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { ProfileSections } from '#app/domain/members/profile.ts'
import { AddressText } from '#app/ui/address-text.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { dialAddress } from '#app/values/phone.ts'
import { EditLink, EditText } from './edit-link.tsx'
import { Invitation, Section } from './section.tsx'
import type { MayEdit } from './sections.tsx'

type Props = {
  sections: ProfileSections
  /** Said above, so that an address of the same words isn't. */
  location: string | null
  edit?: MayEdit
}

/** How to reach the member. */
export function ContactDetails({ sections, location, edit }: Props) {
  const { email, phone, links } = sections
  const address = sections.address !== location && sections.address
  const isEmpty = !email && !phone && !address && links.length === 0
  if (isEmpty && !edit) return null
  const change = edit && (
    <EditLink to={href('/profile/contact-information')} label="Edit contact information" />
  )
  return (
    <Section title="Contact details" action={change}>
      {isEmpty ? (
        <Invitation>Say how members can reach you.</Invitation>
      ) : (
        <Ways {...sections} address={address || null} />
      )}
      {edit?.career && (
        <EditText className="-ms-3 justify-self-start" to={href('/profile/online-presence')}>
          Edit online presence
        </EditText>
      )}
    </Section>
  )
}

function Ways({ email, emailHidden, phone, phoneHidden, address, links }: ProfileSections) {
  return (
    <ul className="facts grid grid-cols-1 text-sm">
      {email && (
        <Way icon="mail" hidden={emailHidden}>
          <a href={`mailto:${email}`} aria-label={email}>
            <AddressText address={email} />
          </a>
        </Way>
      )}
      {phone && (
        <Way icon="phone" hidden={phoneHidden}>
          <Phone number={phone} />
        </Way>
      )}
      {address && <Way icon="house">{address}</Way>}
      {links.map(({ label, url, text }) => (
        <Way key={label} icon="link">
          {url ? (
            <a href={url} rel="noopener noreferrer" target="_blank">
              {label}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            `${label}: ${text}`
          )}
        </Way>
      ))}
    </ul>
  )
}

function Phone({ number }: { number: string }) {
  const address = dialAddress(number)
  return address ? <a href={address}>{number}</a> : number
}

function Way({ icon, hidden, children }: { icon: IconName; hidden?: boolean; children: ReactNode }) {
  return (
    <li className={hidden ? 'text-muted' : undefined}>
      <Icon name={icon} />
      <bdi>{children}</bdi>
      {hidden && (
        <>
          {' '}
          <Icon name="eye-off" />
          <span className="sr-only">Hidden. Only you can see this</span>
        </>
      )}
    </li>
  )
}
