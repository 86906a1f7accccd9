/** The parameters of the declared lists. */
const OF_LISTS =
  'actionItem alumniEvents categoryIds commitmentLevelIds currentOnly eventId eventRecordings favorites formatIds frequencyIds functionalInterestIds industryIds industryInterestIds kinds lengths locationIds matchAll matching mine mltStatus mockInterviewers myPartners offeringTypeIds organizationId organizationIds programIds programTypeIds programYears scheduleTypeIds search seen sessionIds shortClips showActive showSpecialItems sort status tagIds technicalPrep typeIds unsent viewAll'
const OF_OTHER_PAGES =
  'all answer before conversationId country eventSearch id ids imported item operation organizationSearch page q redirect reviewed sent stashed state step subject type version view viewPast'

const NAMES = new Set(`${OF_LISTS} ${OF_OTHER_PAGES}`.split(' '))

/**
 * The part of an address's query that our pages read, for links that lead back to it. Anything else isn't carried along:
 * a link repeats it once for every entry of a list.
 */
export function ownSearch(search: string): string {
  const given = new URLSearchParams(search)
  if ([...given.keys()].every((name) => NAMES.has(name))) return search
  const own = new URLSearchParams([...given].filter(([name]) => NAMES.has(name)))
  return own.size > 0 ? `?${own}` : ''
}
