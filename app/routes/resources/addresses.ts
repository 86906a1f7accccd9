import { href } from 'react-router'
import type { ResourceSubtype } from '#app/db/generated/enums.ts'

/** The list that a resource belongs to. */
export const listOf: Record<ResourceSubtype, { to: string; label: string }> = {
  RESOURCE: { to: href('/resources'), label: 'Resource Library' },
  ALUMNI_RESOURCE: { to: href('/alumni-resources'), label: 'Alumni Services' },
  MLT_INSIGHT: { to: href('/mlt-insight/resources'), label: 'MLT Insights' },
}

/** Each kind has its own URL; without a section it opens the first one. */
export function resourceHref(
  { id, subtype }: { id: number; subtype: ResourceSubtype },
  sectionId?: number,
): string {
  const params = { resourceId: String(id), sectionId: sectionId?.toString() }
  switch (subtype) {
    case 'RESOURCE':
      return href('/resources/:resourceId/:sectionId?', params)
    case 'ALUMNI_RESOURCE':
      return href('/alumni-resources/:resourceId/:sectionId?', params)
    case 'MLT_INSIGHT':
      return href('/mlt-insight/resources/:resourceId/:sectionId?', params)
  }
}
