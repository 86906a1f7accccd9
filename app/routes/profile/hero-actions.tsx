import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import { hasContactCard, type Profile } from '#app/domain/members/profile.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DisclosureMenu } from '#app/ui/disclosure-menu.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { ShareMenu } from '#app/ui/share-menu.tsx'
import { AuthorField } from '../shell/author-field.tsx'

type Props = { profile: Profile; address?: string }

/** What the viewer may do about the member. */
export function HeroActions({ profile, address }: Props) {
  const share = address && <ShareMenu title={profile.fullName} address={address} />
  if (profile.own) {
    return (
      <ActionList>
        <ButtonLink variant="secondary" to={href('/profile')}>
          <Icon name="pencil" />
          Edit my profile
        </ButtonLink>
        {share}
      </ActionList>
    )
  }
  const hasCard = hasContactCard(profile)
  const { canContact, requestInterviewAt, canActAs, hasAuditTrail, canBlock } = profile
  const offered = [canContact, hasCard, requestInterviewAt, canActAs, hasAuditTrail, canBlock, share]
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
          <Icon name="download" className="max-sm:hidden" />
          Save contact
        </a>
      )}{' '}
      {/* So close that small phones have room for all. */}
      <div className="flex">
        {share}
        {(canActAs || hasAuditTrail || canBlock) && <MoreActions profile={profile} />}
      </div>
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
    <div className="cluster col-span-full gap-2 lg:col-auto max-sm:[&>.btn-primary]:flex-1">{children}</div>
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
