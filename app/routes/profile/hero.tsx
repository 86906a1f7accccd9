import { href } from 'react-router'
import type { Profile } from '#app/domain/members/profile.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { ChipList } from '#app/ui/chip-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { EditText } from './edit-link.tsx'
import { HeroActions } from './hero-actions.tsx'
import type { MayEdit } from './sections.tsx'

type Props = {
  profile: Profile
  /** Where others find it. */
  address?: string
  /** Set if the viewer is the owner and is editing. */
  edit?: MayEdit
  /** The heading's level; the owner's own page has a page name above it. */
  level?: 1 | 2
}

export function Hero({ profile, address, edit, level = edit ? 2 : 1 }: Props) {
  return (
    <header className="card grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 md:gap-6 md:p-6 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
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
        <div className="cluster gap-x-4 gap-y-2">
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
          {profile.location && (
            <p className="meta mt-0">
              <Icon name="map-pin" />
              <bdi>{profile.location}</bdi>
            </p>
          )}
        </div>
        <ChipList label="Programs" texts={profile.programs} />
        {edit && <EditLinks edit={edit} />}
      </div>
      {!edit && <HeroActions profile={profile} address={address} />}
    </header>
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
  return (
    <div className="cluster -mx-3 gap-1">
      {edit.name && <EditText to={href('/profile/name')}>Edit name</EditText>}
      <EditText to={href('/profile/image')}>Edit profile image</EditText>
    </div>
  )
}
