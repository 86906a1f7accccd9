import { settings } from '#app/settings.server.ts'
import { canReadJobPostings, canUseJobBoard } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** Whom “Career Openings” is for. Our own board shows the postings of the hubs, to those who see them there. */
export const canOpenJobBoard = (viewer: Viewer) =>
  settings().JOB_BOARD_URL ? canUseJobBoard(viewer) : canReadJobPostings(viewer)
