import { members } from '../accounts/administer.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import { announcements } from '../announcements/administer.server.ts'
import { businesses } from '../businesses/administer.server.ts'
import { events } from '../events/administer.server.ts'
import { describePeople, goingBeside, takeBackPerson } from '../imports/beside-accounts.server.ts'
import { describeAffiliations, takeBackAffiliations } from '../imports/kept-affiliations.server.ts'
import { memberFiles } from '../imports/member-files.server.ts'
import { madeAlong } from '../imports/names-along.server.ts'
import { invitations } from '../invitations/administer.server.ts'
import { jobPostings } from '../job-postings/administer.server.ts'
import { links } from '../links/administer.server.ts'
import { places } from '../locations/administer.server.ts'
import { onboardingQuestions } from '../onboarding/administer.server.ts'
import { organizations } from '../organizations/administer.server.ts'
import { programTypes } from '../program-types/administer.server.ts'
import { programs } from '../programs/administer.server.ts'
import { regionalHubs } from '../regional-hubs/administer.server.ts'
import { alumniResources, insights, resources } from '../resources/administer.server.ts'
import { tags } from '../tags/administer.server.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { opportunities } from '../volunteering/administer.server.ts'
import { takeBackBeside } from './take-back.server.ts'

/** Everything that is administered, in the order of the menu. */
export const kinds: Kind[] = [
  { ...events, takeBack: takeBackBeside },
  announcements,
  resources,
  insights,
  alumniResources,
  {
    ...members,
    files: memberFiles,
    along: madeAlong,
    beside: async (tx, changes) =>
      new Map([...(await describeAffiliations(tx, changes)), ...(await describePeople(tx, changes))]),
    takeBack: async (tx, id, changes) => [
      ...(await takeBackAffiliations(tx, id, changes)),
      ...(await takeBackPerson(tx, id, changes)),
    ],
    goingBeside,
  },
  invitations,
  organizations,
  businesses,
  links,
  opportunities,
  jobPostings,
  regionalHubs,
  places,
  programs,
  programTypes,
  tags,
  onboardingQuestions,
]

export const kindNamed = (name: string | undefined): Kind | null =>
  kinds.find((kind) => kind.name === name) ?? null

export const kindsFor = (viewer: Viewer): Kind[] =>
  kinds.filter(({ permission }) => canAdminister(viewer, permission))
