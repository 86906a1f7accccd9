import { publicAddress } from '#app/settings.server.ts'

/** By this, calendar programs know an entry again. */
export const uidOf = (kind: 'event' | 'session', id: number) =>
  `${kind}-${id}@${new URL(publicAddress('/')).hostname}`
