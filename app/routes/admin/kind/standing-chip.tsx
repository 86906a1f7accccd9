import { ARCHIVING, STANDINGS, type Standing } from '#app/domain/administration/state.ts'
import { StatusChip } from '#app/ui/chip.tsx'

const looks = {
  published: { tone: 'success', icon: 'circle-check' },
  changed: { tone: 'warning', icon: 'pencil' },
  scheduled: { tone: 'info', icon: 'clock' },
  draft: { tone: 'neutral', icon: 'circle' },
  archived: { tone: 'neutral', icon: 'file' },
} as const

type Props = { standing: Standing; publishes?: boolean }

export function StandingChip({ standing, publishes = true }: Props) {
  const label = publishes ? STANDINGS[standing] : ARCHIVING[standing === 'archived' ? standing : 'published']
  return <StatusChip {...looks[standing]}>{label}</StatusChip>
}
