/** What is done while no request waits for it: its words, and after how many minutes without it something is wrong. */
export const CHORES = {
  mail: { title: 'Sending email', latest: 5 },
  publish: { title: 'Publishing at a set time', latest: 5 },
  notifications: { title: 'Queuing notification emails', latest: 75 },
  search: { title: 'Keeping searches fast', latest: 5 },
  'clear-up': { title: 'Removing what has expired', latest: 75 },
  files: { title: 'Removing files that belong to nothing', latest: 26 * 60 },
  imports: { title: 'Importing long files', latest: Number.POSITIVE_INFINITY },
} as const

export type ChoreName = keyof typeof CHORES
