import type { TagType } from '#app/db/generated/enums.ts'

/** The kinds of tags of an opportunity, by the parameter that the list is filtered with. */
export const TAG_FILTERS = {
  categoryIds: 'CATEGORY',
  commitmentLevelIds: 'COMMITMENT_LEVEL',
  frequencyIds: 'FREQUENCY',
  scheduleTypeIds: 'SCHEDULE_TYPE',
} as const satisfies Record<string, TagType>

type TagFilters = typeof TAG_FILTERS

export type OpportunityTag = { id: number; name: string; type: TagFilters[keyof TagFilters] }

/** What the list can be filtered by, out of the tags that opportunities bear. */
export function tagChoices(tags: OpportunityTag[]) {
  const of = (name: keyof TagFilters) =>
    tags.filter(({ type }) => type === TAG_FILTERS[name]).map(({ id, name: label }) => ({ id, label }))
  return {
    categoryIds: of('categoryIds'),
    commitmentLevelIds: of('commitmentLevelIds'),
    frequencyIds: of('frequencyIds'),
    scheduleTypeIds: of('scheduleTypeIds'),
  }
}
