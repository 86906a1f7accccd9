/** A member who loads a page all the time, and what comes. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Visitor } from '../bench/visitor.ts'

const PAUSE = 100
const PAGE = '/directory'
const WITHOUT_ANSWER = 'no answer'

/** `refused` are all but 200, `unexpected` all but 200 and 503. */
export type Answers = { text: string; refused: number; unexpected: number }

export class Reader {
  readonly #visitor: Visitor
  readonly #answers = new Map<string, number>()
  #latest = ''
  #working: Promise<void> | undefined
  #isEnding = false

  static async signedIn(origin: string): Promise<Reader> {
    const visitor = new Visitor(origin)
    await visitor.signIn('fellow')
    return new Reader(visitor)
  }

  private constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  begin() {
    this.#working = this.#readOnAndOn()
  }

  /** After how many milliseconds pages come again; undefined if they don't within the limit. */
  async isBack(limit: number): Promise<number | undefined> {
    const start = performance.now()
    this.#latest = ''
    while (performance.now() - start < limit) {
      if (this.#latest === '200') return performance.now() - start
      await sleep(10)
    }
    return undefined
  }

  async end(): Promise<Answers> {
    this.#isEnding = true
    await this.#working
    const counted = [...this.#answers].sort()
    const others = (...expected: string[]) =>
      counted.reduce((sum, [answer, count]) => sum + (expected.includes(answer) ? 0 : count), 0)
    return {
      text: counted.map(([answer, count]) => `${answer}: ${count}`).join(', '),
      refused: others('200'),
      unexpected: others('200', '503'),
    }
  }

  async #readOnAndOn() {
    while (!this.#isEnding) {
      const answer = await this.#visitor.fetch(PAGE).then(
        async (response) => {
          await response.arrayBuffer()
          return String(response.status)
        },
        () => WITHOUT_ANSWER,
      )
      this.#latest = answer
      this.#answers.set(answer, (this.#answers.get(answer) ?? 0) + 1)
      await sleep(PAUSE)
    }
  }
}
