import type { ElementKind } from '#app/db/generated/enums.ts'

export const resourceKinds = ['video', 'file', 'text'] as const

/** What there is to do with it: what stands out of its content. */
export type ResourceKind = (typeof resourceKinds)[number]

export const kindLabels: Record<ResourceKind, string> = { video: 'Video', file: 'Download', text: 'Reading' }

/** `kindColumn` of cards.server.ts is the same in SQL. */
export function kindOf(activities: { elements: { kind: ElementKind }[] }[]): ResourceKind {
  const kinds = activities.flatMap(({ elements }) => elements.map(({ kind }) => kind))
  if (kinds.includes('VIDEO')) return 'video'
  return kinds.includes('FILE') ? 'file' : 'text'
}
