import type { List } from '#app/values/list.ts'
import type { Params } from '#app/values/list-params.ts'
import { memberAdminList } from '../accounts/admin-list.ts'
import { announcementAdminList } from '../announcements/admin-list.ts'
import { businessAdminList } from '../businesses/admin-list.ts'
import { eventAdminList } from '../events/admin-list.ts'
import { invitationAdminList } from '../invitations/admin-list.ts'
import { jobPostingAdminList } from '../job-postings/admin-list.ts'
import { linkAdminList } from '../links/admin-list.ts'
import { placeAdminList } from '../locations/admin-list.ts'
import { questionAdminList } from '../onboarding/admin-list.ts'
import { organizationAdminList } from '../organizations/admin-list.ts'
import { programTypeAdminList } from '../program-types/admin-list.ts'
import { programAdminList } from '../programs/admin-list.ts'
import { regionalHubAdminList } from '../regional-hubs/admin-list.ts'
import { alumniResourceAdminList, insightAdminList, resourceAdminList } from '../resources/admin-list.ts'
import { tagAdminList } from '../tags/admin-list.ts'
import { opportunityAdminList } from '../volunteering/admin-list.ts'

/** The list of every kind, by its name. They stand apart from the kinds because pages read them for their controls. */
export const adminLists = {
  events: eventAdminList,
  announcements: announcementAdminList,
  resources: resourceAdminList,
  insights: insightAdminList,
  'alumni-resources': alumniResourceAdminList,
  members: memberAdminList,
  invitations: invitationAdminList,
  organizations: organizationAdminList,
  businesses: businessAdminList,
  links: linkAdminList,
  opportunities: opportunityAdminList,
  'job-postings': jobPostingAdminList,
  'regional-hubs': regionalHubAdminList,
  places: placeAdminList,
  programs: programAdminList,
  'program-types': programTypeAdminList,
  tags: tagAdminList,
  'onboarding-questions': questionAdminList,
} as unknown as Record<string, List<Params>>
