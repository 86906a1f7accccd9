import type { TagType } from '#app/db/generated/enums.ts'
import type { OpportunityTag } from './tags.server.ts'

/** The kinds of tags of an opportunity, by the parameter that the list is filtered with. */
export const TAG_FILTERS = {
  categoryIds: 'CATEGORY',
  commitmentLevelIds: 'COMMITMENT_LEVEL',
  frequencyIds: 'FREQUENCY',
  scheduleTypeIds: 'SCHEDULE_TYPE',
} as const satisfies Record<string, TagType>

/** What the list can be filtered by, out of the tags that opportunities bear. */
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
