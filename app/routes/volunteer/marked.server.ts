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

/** Answers a button: in place to script, otherwise with the page that it was pressed on, which `?redirect=` names. */
export function marked(request: Request, url: URL, inPlace: boolean, outcome: Outcome) {
  const { problem } = outcome
  if (inPlace) return data({ problem }, problem === undefined ? 200 : outcome.init)
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request)) ?? href('/volunteer')
  return problem === undefined
    ? redirectWithNotice(page, outcome.notice)
    : redirectWithNotice(page, problem, { tone: 'danger' })
}
