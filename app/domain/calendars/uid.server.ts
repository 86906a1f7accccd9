import { publicAddress } from '#app/settings.server.ts'

/** Identifies an entry to calendar apps across updates. */
export const uidOf = (kind: 'event' | 'session', id: number) =>
  `${kind}-${id}@${new URL(publicAddress('/')).hostname}`
