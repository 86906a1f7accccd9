import type { TagType } from '#app/db/generated/enums.ts'
import type { OpportunityTag } from './tags.server.ts'

/** An opportunity's tag types, keyed by the list's filter parameter. */
export const TAG_FILTERS = {
  categoryIds: 'CATEGORY',
  commitmentLevelIds: 'COMMITMENT_LEVEL',
  frequencyIds: 'FREQUENCY',
  scheduleTypeIds: 'SCHEDULE_TYPE',
} as const satisfies Record<string, TagType>

/** The list's filters, from the tags that opportunities have. */
export function tagChoices(tags: OpportunityTag[]) {
  const of = (name: keyof typeof TAG_FILTERS) =>
    tags.filter(({ type }) => type === TAG_FILTERS[name]).map(({ id, name: label }) => ({ id, label }))
  return {
    categoryIds: of('categoryIds'),
    commitmentLevelIds: of('commitmentLevelIds'),
    frequencyIds: of('frequencyIds'),
    scheduleTypeIds: of('scheduleTypeIds'),
  }
}
