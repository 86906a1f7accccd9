import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from '../bench/visitor.ts'

const NEWS = '/endpoints/notifications'
const COMES_BACK_AFTER = 3_000

/** An open page: it hears that there is something new, asks for it, and comes back when its stream ends. */
export class Listener {
  /** That of the news it has. */
  version = ''
  readonly #visitor: Visitor
  readonly #leaving = new AbortController()

  /** Returns once it is listening. */
  static async of(visitor: Visitor): Promise<Listener> {
    const listener = new Listener(visitor)
    await listener.#ask()
    await new Promise<void>((resolve) => void listener.#listenOnAndOn(resolve))
    return listener
  }

  private constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  end() {
    this.#leaving.abort()
  }

  async #ask() {
    const { version } = (await (await this.#visitor.fetch(NEWS)).json()) as { version: string }
    this.version = version
  }

  async #listenOnAndOn(isListening: () => void) {
    while (!this.#leaving.signal.aborted) {
      await this.#listen(isListening).catch(() => {})
      if (!this.#leaving.signal.aborted) await sleep(COMES_BACK_AFTER)
    }
  }

  async #listen(isListening: () => void) {
    const stream = await this.#visitor.fetch(`${NEWS}?version=${encodeURIComponent(this.version)}`, {
      headers: { Accept: 'text/event-stream' },
      signal: this.#leaving.signal,
    })
    const decoder = new TextDecoder()
    for await (const chunk of stream.body ?? []) {
      isListening()
      if (decoder.decode(chunk, { stream: true }).includes('event: notifications')) await this.#ask()
    }
  }
}
