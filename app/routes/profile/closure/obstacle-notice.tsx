import { href } from 'react-router'
import type { Obstacle } from '#app/domain/closures/ask.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** What has to be done before an account can be closed. */
export function ObstacleNotice({ obstacle }: { obstacle: Obstacle }) {
  if (obstacle === 'last administrator') {
    return (
      <Notice tone="warning" standing title="You’re the last administrator">
        Make someone else an administrator first. Then you can close your account.
      </Notice>
    )
  }
  return (
    <Notice
      tone="warning"
      standing
      title="You have a subscription"
      action={
        <ButtonLink size="sm" variant="secondary" to={href('/subscriptions')}>
          Subscriptions
        </ButtonLink>
      }
    >
      Cancel it first, so that you don’t go on paying. You can close your account as soon as it’s canceled.
    </Notice>
  )
}
