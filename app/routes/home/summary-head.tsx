import { href } from 'react-router'
import type { Summary } from '#app/domain/members/summary.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Failed } from '#app/values/or-failed.ts'

const UNHIDE = `${href('/profile/privacy-and-visibility')}?redirect=/`

type Props = { greeting: string; person: Summary | Failed }

export function SummaryHead({ greeting, person }: Props) {
  if (person === 'failed') return <PageHead title="Home" />
  const { name, image, occupation, location, hidden } = person
  return (
    <header className="mb-6 flex items-start gap-4">
      <Avatar name={name} src={image} className="size-14 text-lg" />
      <div className="min-w-0 flex-1">
        <p className="text-sm text-muted">{greeting}</p>
        <h1 id="page-title" tabIndex={-1}>
          <bdi>{name}</bdi>
        </h1>
        {(occupation || location) && (
          <ul className="facts text-muted">
            {occupation && <Fact icon="briefcase" text={occupation} />}
            {location && <Fact icon="map-pin" text={location} />}
          </ul>
        )}
        {hidden && (
          <p className="cluster gap-2 text-warning">
            <Icon name="eye-off" />
            Your profile is hidden. <Link to={UNHIDE}>Unhide profile</Link>
          </p>
        )}
      </div>
      <ButtonLink variant="quiet" to={href('/profile')}>
        <Icon name="pencil" />
        <span className="max-sm:sr-only">Edit profile</span>
      </ButtonLink>
    </header>
  )
}

function Fact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <bdi>{text}</bdi>
    </li>
  )
}
