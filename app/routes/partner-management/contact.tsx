import { href } from 'react-router'
import type { ContactCard, ContactWay } from '#app/domain/members/contact-card.ts'
import { AddressText } from '#app/ui/address-text.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import { dialAddress } from '#app/values/phone.ts'

type Props = {
  contact: ContactCard
  /** Profiles belong to the community, which isn't open to everyone who manages partners. */
  linksProfile: boolean
}

/** A contact person. */
export function Contact({ contact: { id, fullName, image, title, emails, phones }, linksProfile }: Props) {
  const name = <PersonName name={fullName} />
  return (
    <div className="contact">
      <Avatar name={fullName} src={image} />
      <div>
        <h3>
          {linksProfile ? (
            <Link to={href('/profile/:profileId', { profileId: String(id) })}>{name}</Link>
          ) : (
            name
          )}
        </h3>
        {title && (
          <p className="text-sm text-muted">
            <bdi>{title}</bdi>
          </p>
        )}
        <ul className="contact-ways">
          {emails.map((way) => (
            <Way key={way.kind} icon="mail" way={way} to={`mailto:${way.address}`} />
          ))}
          {phones.map((way) => (
            <Way key={way.kind} icon="phone" way={way} to={dialAddress(way.address)} />
          ))}
        </ul>
        {emails.length + phones.length === 0 && (
          <p className="text-sm text-muted">No email address or phone number shared.</p>
        )}
      </div>
    </div>
  )
}

const kinds: Record<string, string> = {
  WORK: 'Work',
  PERSONAL: 'Personal',
  ALTERNATE: 'Alternate',
  MOBILE: 'Mobile',
  HOME: 'Home',
  OTHER: 'Other',
}

function Way({ icon, way, to }: { icon: IconName; way: ContactWay; to: string | null }) {
  const address = <AddressText address={way.address} />
  return (
    <li>
      <Icon name={icon} />
      <span>
        {to ? (
          <a href={to} aria-label={way.address}>
            {address}
          </a>
        ) : (
          address
        )}{' '}
        <span className="text-muted">
          {kinds[way.kind]}
          {way.preferred && ', preferred'}
        </span>
      </span>
    </li>
  )
}
