import { mustOnboard } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'

/** How something is done, and where it begins. */
export type Topic = { group: string; title: string; text: string; link?: { to: string; label: string } }

export type Rule = Topic & { shown: (viewer: Viewer | null) => boolean }

/** Whether someone has come far enough to have pages, and may do it. */
export const whoever =
  (may: (viewer: Viewer) => boolean) =>
  (viewer: Viewer | null): boolean =>
    viewer !== null && hasPages(viewer) && may(viewer)

const hasPages = (viewer: Viewer) => viewer.admin || (viewer.currentRole !== null && !mustOnboard(viewer))

export const visitors = (viewer: Viewer | null) => viewer === null
export const members = whoever(() => true)
