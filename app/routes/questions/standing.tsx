import type { ModerationStatus } from '#app/domain/questions/post-columns.server.ts'
import { StatusChip } from '#app/ui/chip.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function ModerationChip({ standing }: { standing: ModerationStatus }) {
  if (standing === null) return null
  return (
    <p>
      <StatusChip tone="danger" icon="eye-off">
        {standing === 'reported' ? 'Reported' : 'Removed by staff'}
      </StatusChip>
    </p>
  )
}

/** Tells the author and staff about a post that others can't see. */
export function ModerationNotice({ standing, mine }: { standing: ModerationStatus; mine: boolean }) {
  if (standing === null) return null
  const [title, text] =
    standing === 'reported'
      ? [
          'Reported as inappropriate',
          'It’s hidden until our staff reviews it and restores or removes it. Until then it can’t be edited.',
        ]
      : ['Removed by staff', 'It was reported as inappropriate, and our staff decided to remove it.']
  return (
    <Notice tone="warning" title={title}>
      {mine ? `Only you and staff can see this. ${text}` : `Only its author and staff can see this. ${text}`}
    </Notice>
  )
}
