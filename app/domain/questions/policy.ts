import { canUseQuestions, canWritePosts } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

type Standing = { authorId: number; reported: boolean }

/** A reported post can't be changed until staff have reviewed it. */
export const canChangePost = (viewer: Viewer, { authorId, reported }: Standing): boolean =>
  canUseQuestions(viewer) && !viewer.impersonator && authorId === viewer.id && !reported

export const canReportPost = (viewer: Viewer, { authorId, reported }: Standing): boolean =>
  canUseQuestions(viewer) && !viewer.impersonator && authorId !== viewer.id && !reported

/** No one thanks themselves, or writes a note to a member on the other side of a block. */
export const canThank = (viewer: Viewer, { authorId, reported }: Standing): boolean =>
  canWritePosts(viewer) && authorId !== viewer.id && !viewer.blockedIds.includes(authorId) && !reported
