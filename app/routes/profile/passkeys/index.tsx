import { href, useOutlet } from 'react-router'
import { MOST_PASSKEYS, ownPasskeys } from '#app/domain/passkeys/list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { formatTimestamp } from '#app/values/moment.ts'
import type { Route } from './+types/index'
import { removePasskeyHref, renamePasskeyHref } from './addresses.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const passkeys = await ownPasskeys(viewer)
  const shown = (moment: Date) => formatTimestamp(moment, viewer.timeZone ?? 'UTC')
  return {
    most: MOST_PASSKEYS,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      added: shown(createdAt),
      used: lastUsedAt && shown(lastUsedAt),
    })),
  }
}

export default function Passkeys({ loaderData: { passkeys, most } }: Route.ComponentProps) {
  const dialog = useOutlet()
  return (
    <>
      {!dialog && <PageTitle title="Passkeys" />}
      <PageHead
        title="Passkeys"
        back={{ to: href('/profile/change-password'), label: 'Change Password' }}
        lead="Sign in with your fingerprint, your face or your screen lock instead of your password."
      />
      {dialog}
      {passkeys.length === 0 ? (
        <EmptyState title="No passkeys yet" action={<AddLink />}>
          Passkeys you add will show up here.
        </EmptyState>
      ) : (
        <div className="stack">
          <ul className="stack">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="card cluster">
                <Passkey {...passkey} />
              </li>
            ))}
          </ul>
          {passkeys.length < most ? (
            <div>
              <AddLink />
            </div>
          ) : (
            <p>You can have up to {most} passkeys. Remove one to add another.</p>
          )}
        </div>
      )}
    </>
  )
}

const AddLink = () => (
  <ButtonLink to={href('/profile/passkeys/add')} preventScrollReset>
    Add a passkey
  </ButtonLink>
)

type Props = Awaited<ReturnType<typeof loader>>['passkeys'][number]

function Passkey({ id, name, added, used }: Props) {
  const heading = `passkey-${id}`
  return (
    <>
      <div className="me-auto">
        <h2 id={heading} className="text-base">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-sm text-muted">
          Added {added}
          <br />
          {used ? `Last used ${used}` : 'Not used yet'}
        </p>
      </div>
      <ButtonLink
        variant="secondary"
        to={renamePasskeyHref(id)}
        aria-describedby={heading}
        preventScrollReset
      >
        Rename
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        to={removePasskeyHref(id)}
        aria-describedby={heading}
        preventScrollReset
      >
        Remove
      </ButtonLink>
    </>
  )
}
