import { hasRole, mustOnboard } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'

/** How something is done, and where it begins. */
export type Topic = { group: string; title: string; text: string; link?: { to: string; label: string } }

/** Where its picture is: each topic has one, which `npm run pictures` takes of the demo. */
export const pictureOf = ({ title }: Topic) =>
  `/pictures/help/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.webp`

export type Rule = Topic & { shown: (viewer: Viewer | null) => boolean }

/** Whether someone has chosen a role and answered what is asked first, and may do it. */
export const whoever =
  (may: (viewer: Viewer) => boolean) =>
  (viewer: Viewer | null): boolean =>
    viewer !== null && hasRole(viewer) && !mustOnboard(viewer) && may(viewer)

/** Whether someone is signed in, in whatever role or none, and may do it. */
export const anyone =
  (may: (viewer: Viewer) => boolean) =>
  (viewer: Viewer | null): boolean =>
    viewer !== null && may(viewer)

export const visitors = (viewer: Viewer | null) => viewer === null
export const members = anyone(() => true)
