import { type ActionItemStatus, statusLabels } from '#app/domain/action-items/status.ts'
import { StatusChip as Chip, type Tone } from '#app/ui/chip.tsx'
import type { IconName } from '#app/ui/icon.tsx'

const looks: Record<ActionItemStatus, { tone: Tone; icon: IconName }> = {
  overdue: { tone: 'danger', icon: 'alert' },
  'to-do': { tone: 'primary', icon: 'clock' },
  upcoming: { tone: 'info', icon: 'calendar' },
  complete: { tone: 'neutral', icon: 'circle-check' },
}

export function StatusChip({ status }: { status: ActionItemStatus }) {
  return <Chip {...looks[status]}>{statusLabels[status]}</Chip>
}
