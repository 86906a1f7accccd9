import { data, href } from 'react-router'
import { publicOrigin } from '#app/http/origin.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { sitePath } from '#app/values/site-path.ts'

export type Outcome = { notice: string; problem?: undefined } | { problem: string; init: ResponseInit }

export const tooOften = (seconds: number): Outcome => ({
  problem: `You’ve changed this a lot in a short time. ${tryAgainIn(seconds)}`,
  init: tooMany(seconds),
})

/** Responds to a button: in place with JavaScript, otherwise with the page it was used on, named by `?redirect=`. */
export function marked(request: Request, url: URL, inPlace: boolean, outcome: Outcome) {
  const { problem } = outcome
  if (inPlace) return data({ problem }, problem === undefined ? 200 : outcome.init)
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request)) ?? href('/volunteer')
  return problem === undefined
    ? redirectWithNotice(page, outcome.notice)
    : redirectWithNotice(page, problem, { tone: 'danger' })
}
