import type { ProgramTrait, Role } from '#app/db/generated/enums.ts'
import { canOpenJobBoard } from '../job-postings/job-board.server.ts'
import { DEFAULT_ZONE, todayIn } from '../moments/moments.ts'
import {
  canSeeBusinessesInMenu,
  canUseAlumniResources,
  canUseAnnouncements,
  canUseCareers,
  canUseEvents,
  canUsePartnerHubs,
  canUseQuestions,
  canUseRegionalHubs,
} from '../viewer/permissions.ts'
import { someoneIn } from '../viewer/someone.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The screens that the traits of one's programs decide about. */
const SCREENS: Record<string, (viewer: Viewer) => boolean> = {
  Events: canUseEvents,
  Announcements: canUseAnnouncements,
  Questions: canUseQuestions,
  'Alumni businesses': canSeeBusinessesInMenu,
  'Alumni resources': canUseAlumniResources,
  'Regional hubs': canUseRegionalHubs,
  Careers: canUseCareers,
  'Job board': canOpenJobBoard,
  'Partner hubs': canUsePartnerHubs,
  'the directory’s search for mock interviewers': ({ mbaFellow, fellowWithoutGoogleTec }) =>
    mbaFellow && fellowWithoutGoogleTec,
}

/** Members in the same role and in programs of the same traits, who see the same screens. '' is no trait. */
export type Group = { role: Role; before: string[]; after: string[]; count: number }

/** Who sees more by a change and who less: '12 people will no longer see Events and Careers.' */
export function sayScreens(groups: Group[]): string[] {
  const gained = new Map<number, string[]>()
  const lost = new Map<number, string[]>()
  for (const [screen, sees] of Object.entries(SCREENS)) {
    let [more, less] = [0, 0]
    for (const { role, before, after, count } of groups) {
      const [saw, will] = [sees(viewerIn(role, before)), sees(viewerIn(role, after))]
      if (!saw && will) more += count
      if (saw && !will) less += count
    }
    if (more > 0) gained.set(more, [...(gained.get(more) ?? []), screen])
    if (less > 0) lost.set(less, [...(lost.get(less) ?? []), screen])
  }
  const say = (groups: Map<number, string[]>, verb: string) =>
    [...groups].map(([count, screens]) => `${people(count)} ${verb} ${all.format(screens)}.`)
  return [...say(lost, 'will no longer see'), ...say(gained, 'will also see')]
}

const all = new Intl.ListFormat('en-US')

export const people = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`

function viewerIn(role: Role, traits: string[]): Viewer {
  const today = todayIn(DEFAULT_ZONE)
  const enrollments = traits.map((trait) => ({
    programId: 0,
    typeId: 0,
    trait: trait === '' ? null : (trait as ProgramTrait),
    startDate: today,
    endDate: null,
  }))
  return someoneIn(role, today, { enrollments })
}
