/** The parameters of the declared lists. */
const OF_LISTS =
  'account actionItem alumniEvents business categoryIds commitmentLevelIds currentOnly eventId eventRecordings favorites featured flags formatIds frequencyIds functionalInterestIds industryIds industryInterestIds kinds lengths locationIds matchAll matching mine mltStatus mockInterviewers myPartners offeringTypeIds open organizationId organizationIds overdue overdueItems partner pending pinned program programIds programTypeIds programYears progress role roomless scheduleTypeIds search seen sessionIds shortClips showActive showSpecialItems sort standing status tagIds technicalPrep toCome toLookAt typeIds types unsent viewAll zones'
const OF_OTHER_PAGES =
  'about again all answer as before conversationId country date eventSearch id ids imported into item late operation organizationSearch page q redirect reviewed section sent stashed state step subject type version view viewPast'

/** As many of a name as a list reads. Selected rows may be more. */
const MOST_OF_A_NAME = 50
const SELECTED = 'item'

const NAMES = new Set(`${OF_LISTS} ${OF_OTHER_PAGES}`.split(' '))

/**
 * The part of an address's query that our pages read, for links that lead back to it. Anything else isn't carried along:
 * a link repeats it once for every entry of a list.
 */
export function ownSearch(search: string): string {
  const given = [...new URLSearchParams(search)]
  const times = new Map<string, number>()
  const own = given.filter(([name]) => {
    const before = times.get(name) ?? 0
    times.set(name, before + 1)
    return NAMES.has(name) && (before < MOST_OF_A_NAME || name === SELECTED)
  })
  if (own.length === given.length) return search
  return own.length > 0 ? `?${new URLSearchParams(own)}` : ''
}
