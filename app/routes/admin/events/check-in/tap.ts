import type { CheckIn } from '#app/domain/attendance/check-in.server.ts'

export type Refusal = Exclude<CheckIn['kind'], 'here' | 'absent'>

/** Why a tap couldn't be done, after the name of whom it was about. */
export const REFUSALS: Record<Refusal, string> = {
  cancelled: 'the event is cancelled, so check-in has ended',
  removed: 'no longer on the list',
  gone: 'this session no longer exists',
}
