import type { ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import { hasContactCard, type Profile } from '#app/domain/members/profile.ts'
import { AddressText } from '#app/ui/address-text.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { ChipList } from '#app/ui/chip-list.tsx'
import { DisclosureMenu } from '#app/ui/disclosure-menu.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { dialAddress } from '#app/values/phone.ts'
import { AuthorField } from '../shell/author-field.tsx'
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
      {!edit && <Actions profile={profile} />}
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

function Actions({ profile }: { profile: Profile }) {
  if (profile.own) {
    return (
      <ActionList>
        <ButtonLink variant="secondary" to={href('/profile')}>
          <Icon name="pencil" />
          Edit my profile
        </ButtonLink>
      </ActionList>
    )
  }
  const hasCard = hasContactCard(profile)
  const { canContact, requestInterviewAt, canActAs, hasAuditTrail, canBlock } = profile
  const offered = [canContact, hasCard, requestInterviewAt, canActAs, hasAuditTrail, canBlock]
  if (!offered.some(Boolean)) return null
  const profileId = String(profile.id)
  return (
    <ActionList>
      {profile.canContact && (
        <ButtonLink to={href('/profile/:profileId/contact/intro', { profileId })} preventScrollReset>
          <Icon name="message-square" />
          Contact
        </ButtonLink>
      )}
      {requestInterviewAt && <RequestInterview to={requestInterviewAt} />}
      {hasCard && (
        <a className="btn btn-secondary" href={href('/profile/:profileId/vcard', { profileId })} download>
          <Icon name="download" />
          Save contact
        </a>
      )}{' '}
      {(canActAs || hasAuditTrail || canBlock) && <MoreActions profile={profile} />}
    </ActionList>
  )
}

/** What is seldom wanted. */
function MoreActions({ profile }: { profile: Profile }) {
  const profileId = String(profile.id)
  return (
    <DisclosureMenu
      label={<Icon name="ellipsis" />}
      name="More actions"
      className="btn-quiet btn-icon"
      menuClassName="justify-self-end"
    >
      {profile.canActAs && (
        <Form method="post" action={href('/profile/:profileId/act-as', { profileId })}>
          <AuthorField />
          <button type="submit" className="menu-item">
            <Icon name="switch" />
            Act as this member
          </button>
        </Form>
      )}
      {profile.hasAuditTrail && (
        <Link className="menu-item" to={href('/profile/:profileId/audit-trail', { profileId })}>
          <Icon name="file" />
          Audit trail
        </Link>
      )}
      {profile.canBlock && (
        <Link className="menu-item" to={href('/profile/:profileId/block', { profileId })} preventScrollReset>
          <Icon name="x" />
          Block
        </Link>
      )}
    </DisclosureMenu>
  )
}

function ActionList({ children }: { children: ReactNode }) {
  return (
    <div className="cluster col-span-full gap-2 md:col-auto max-sm:[&>.btn-primary]:flex-1">{children}</div>
  )
}

function RequestInterview({ to }: { to: string }) {
  const label = 'Request Interview'
  if (to.startsWith('/')) {
    return (
      <ButtonLink variant="secondary" to={to} preventScrollReset>
        <Icon name="message-square" />
        {label}
      </ButtonLink>
    )
  }
  return (
    <OutsideLink className="btn btn-secondary" to={to}>
      <Icon name="external-link" />
      {label}
    </OutsideLink>
  )
}
