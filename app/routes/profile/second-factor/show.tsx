import { href } from 'react-router'
import { readSecondFactor } from '#app/domain/second-factor/second-factor.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { formatTimestamp } from '#app/values/moment.ts'
import type { Route } from './+types/show'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const factor = await readSecondFactor(viewer.id)
  const since = factor && formatTimestamp(factor.since, viewer.timeZone ?? 'UTC')
  return { since, codesLeft: factor?.codesLeft ?? 0, isAsked: viewer.lacksSecondFactor }
}

export default function SecondFactor({ loaderData }: Route.ComponentProps) {
  const { since, codesLeft, isAsked } = loaderData
  return (
    <>
      <PageTitle title="Second factor" />
      <PageHead
        title="Second factor"
        back={isAsked ? undefined : { to: href('/profile/change-password'), label: 'Change Password' }}
        lead="A code from an app on your phone, asked for after your password. No one gets into your account with the password alone."
      />
      {isAsked && (
        <Notice tone="info">
          Everyone who works on this site needs a second factor. Set it up to go on.
        </Notice>
      )}
      {since ? (
        <section className="card stack" aria-labelledby="state">
          <h2 id="state">It’s on</h2>
          <p>
            Since {since}. {leftText(codesLeft)}
          </p>
          <p className="cluster">
            <ButtonLink variant="secondary" to={href('/profile/second-factor/codes')}>
              New recovery codes
            </ButtonLink>
            <Link className="btn btn-quiet" to={href('/profile/second-factor/turn-off')}>
              Turn off
            </Link>
          </p>
        </section>
      ) : (
        <section className="card stack" aria-labelledby="state">
          <h2 id="state">It’s off</h2>
          <p>
            You need an authenticator app on your phone. The one that your phone or password manager came with
            will do.
          </p>
          <p>
            <ButtonLink to={href('/profile/second-factor/set-up')}>Set it up</ButtonLink>
          </p>
        </section>
      )}
    </>
  )
}

function leftText(count: number): string {
  if (count === 0) return 'You’ve used all your recovery codes.'
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`
}
