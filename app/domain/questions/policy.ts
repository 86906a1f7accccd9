import { canUseQuestions, canWritePosts } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

type Standing = { authorId: number; reported: boolean }

/** What is reported stays as it was until staff have looked at it. */
export const canChangePost = (viewer: Viewer, { authorId, reported }: Standing): boolean =>
  canUseQuestions(viewer) && !viewer.impersonator && authorId === viewer.id && !reported

export const canReportPost = (viewer: Viewer, { authorId, reported }: Standing): boolean =>
  canUseQuestions(viewer) && !viewer.impersonator && authorId !== viewer.id && !reported

/** Nobody thanks themselves, nor writes a note to whom a block keeps apart from them. */
export const canThank = (viewer: Viewer, { authorId, reported }: Standing): boolean =>
  canWritePosts(viewer) && authorId !== viewer.id && !viewer.blockedIds.includes(authorId) && !reported
