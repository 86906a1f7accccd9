import { STANDINGS, type Standing } from '#app/domain/administration/state.ts'
import { StatusChip } from '#app/ui/chip.tsx'

const looks = {
  published: { tone: 'success', icon: 'circle-check' },
  changed: { tone: 'warning', icon: 'pencil' },
  scheduled: { tone: 'info', icon: 'clock' },
  draft: { tone: 'neutral', icon: 'circle' },
  archived: { tone: 'neutral', icon: 'file' },
} as const

export function StandingChip({ standing }: { standing: Standing }) {
  return <StatusChip {...looks[standing]}>{STANDINGS[standing]}</StatusChip>
}
