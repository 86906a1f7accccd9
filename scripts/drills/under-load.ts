/** A demo that two administrators write to and a member reads, while something happens to it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { DrilledServer } from './drilled-server.ts'
import { promise } from './outcome.ts'
import type { Place } from './place.ts'
import { type Answers, Reader } from './reader.ts'
import { type Kept, Writers } from './writers.ts'

const WRITERS = 2
const BEFORE = 2_000
const AFTER = 2_000
/** How soon everything is to be back once it is over. */
const BACK = 15_000

export type Seen = Kept & { answers: Answers; back: number | undefined }

/** Its server ends with it; the place stays. */
export async function underLoad(
  place: Place,
  happen: (server: DrilledServer) => Promise<unknown>,
  environment: Record<string, string> = place.environment,
): Promise<Seen> {
  const server = await DrilledServer.on(environment)
  try {
    await server.start()
    const writers = await Writers.signedIn(server.origin)
    const reader = await Reader.signedIn(server.origin)
    writers.begin(WRITERS)
    reader.begin()
    await sleep(BEFORE)
    await happen(server)
    const back = await reader.isBack(BACK)
    await sleep(AFTER)
    const answers = await reader.end()
    await writers.end()
    await server.kill()
    return { ...(await writers.kept(place)), answers, back }
  } finally {
    await server.kill()
  }
}

export const figures = ({ acknowledged, unanswered, answers, back }: Seen): string[] => [
  `${acknowledged} writes acknowledged, ${unanswered} refused or without an answer, sent again`,
  `pages answered ${answers.text}`,
  ...(back === undefined ? [] : [`back after ${(back / 1000).toFixed(1)} s`]),
]

/** What everything that happens has to leave as it was. */
export const brokenPromises = ({ lost, twice, back, answers }: Seen): string[] => [
  ...promise(lost === 0, `${lost} lost`),
  ...promise(twice === 0, `${twice} stored twice`),
  ...promise(back !== undefined, `not back within ${BACK / 1000} s`),
  ...promise(answers.unexpected === 0, `${answers.unexpected} answers that are neither 200 nor 503`),
]
