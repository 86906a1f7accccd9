import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Profile } from '#app/domain/members/profile.ts'
import { AddressText } from '#app/ui/address-text.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { ChipList } from '#app/ui/chip-list.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { dialAddress } from '#app/values/phone.ts'
import { HeroActions } from './hero-actions.tsx'
import type { MayEdit } from './sections.tsx'

type Props = {
  profile: Profile
  /** Set if the viewer is the owner and is editing. */
  edit?: MayEdit
  /** The heading's level; the owner's own page has a page name above it. */
  level?: 1 | 2
}

export function Hero({ profile, edit, level = edit ? 2 : 1 }: Props) {
  const { sections } = profile
  return (
    <header className="card grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-6 md:p-6">
      <Avatar name={profile.fullName} src={profile.image} size="lg" className="size-20 md:size-24" />
      {/* Phones: the name next to the photo, everything else below both. */}
      <div className="stack gap-3 max-md:contents max-md:[&>:not(:first-child)]:col-span-full">
        <div className="max-md:self-center">
          {level === 1 ? (
            <h1 id="page-title" tabIndex={-1}>
              <bdi>{profile.formalName}</bdi>
            </h1>
          ) : (
            <h2>
              <bdi>{profile.formalName}</bdi>
            </h2>
          )}
          {profile.occupation && (
            <p className="lead">
              <bdi>{profile.occupation}</bdi>
            </p>
          )}
        </div>
        <ul className="chips" aria-label="Roles">
          {profile.badges.map((badge) => (
            <li key={badge}>
              <StatusChip tone="primary" icon="user">
                {badge}
              </StatusChip>
            </li>
          ))}
          <Standing standing={profile.standing} />
          {profile.refusesEmail && (
            <li>
              <StatusChip tone="warning" icon="mail">
                Emails are refused
              </StatusChip>
            </li>
          )}
        </ul>
        <ul className="facts text-sm">
          {profile.location && <Fact icon="map-pin">{profile.location}</Fact>}
          {sections?.email && (
            <Fact icon="mail" hidden={sections.emailHidden}>
              <a href={`mailto:${sections.email}`} aria-label={sections.email}>
                <AddressText address={sections.email} />
              </a>
            </Fact>
          )}
          {sections?.phone && (
            <Fact icon="phone" hidden={sections.phoneHidden}>
              <Phone number={sections.phone} />
            </Fact>
          )}
          {sections?.address && sections.address !== profile.location && (
            <Fact icon="house">{sections.address}</Fact>
          )}
          {sections?.links.map(({ label, url, text }) => (
            <Fact key={label} icon="link">
              {url ? (
                <a href={url} rel="noopener noreferrer" target="_blank">
                  {label}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              ) : (
                `${label}: ${text}`
              )}
            </Fact>
          ))}
        </ul>
        <ChipList label="Programs" texts={profile.programs} />
        {edit && <EditLinks edit={edit} />}
      </div>
      {!edit && <HeroActions profile={profile} />}
    </header>
  )
}

function Phone({ number }: { number: string }) {
  const address = dialAddress(number)
  return address ? <a href={address}>{number}</a> : number
}

function Fact({ icon, hidden, children }: { icon: IconName; hidden?: boolean; children: ReactNode }) {
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

const STANDINGS = { hidden: 'Hidden profile', unverified: 'Not verified yet', basic: 'Basic Profile' }

function Standing({ standing }: Pick<Profile, 'standing'>) {
  return (
    standing && (
      <li>
        <StatusChip tone="warning" icon="eye-off">
          {STANDINGS[standing]}
        </StatusChip>
      </li>
    )
  )
}

function EditLinks({ edit }: { edit: MayEdit }) {
  const links: [boolean, string, string][] = [
    [edit.name, href('/profile/name'), 'Edit name'],
    [true, href('/profile/image'), 'Edit profile image'],
    [true, href('/profile/contact-information'), 'Contact Information'],
    [edit.career, href('/profile/online-presence'), 'Edit online presence'],
  ]
  return (
    <div className="cluster -mx-3 gap-1">
      {links
        .filter(([shown]) => shown)
        .map(([, to, label]) => (
          <ButtonLink key={to} variant="quiet" size="sm" to={to} preventScrollReset>
            <Icon name="pencil" />
            {label}
          </ButtonLink>
        ))}
    </div>
  )
}
