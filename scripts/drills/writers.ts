/** Administrators who add links all the time, and what they were told. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { closeDatabase, databaseTarget, openDatabase } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import type { Submission } from '../../tests/support/html.ts'
import { Visitor } from '../bench/visitor.ts'
import type { Place } from './place.ts'

const PAUSE = 50
const LINK = { url: 'https://drill.example.org/', type: 'OTHER', position: '90', audience: 'STAFF' }
const ATTEMPTS = 20

export type Kept = { acknowledged: number; unanswered: number; lost: number; twice: number }

export class Writers {
  readonly #visitor: Visitor
  readonly #acknowledged = new Set<string>()
  /** Forms that were sent and not answered as done, by their labels. */
  readonly #open = new Map<string, Submission>()
  #unanswered = 0
  #working: Promise<void>[] = []
  #isEnding = false

  static async signedIn(origin: string): Promise<Writers> {
    const visitor = new Visitor(origin)
    await visitor.signIn('admin')
    return new Writers(visitor)
  }

  private constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  begin(count: number) {
    this.#working = Array.from({ length: count }, () => this.#writeOnAndOn())
  }

  /** Whatever wasn't answered is sent once more, as a browser would that kept the form. */
  async end() {
    this.#isEnding = true
    await Promise.all(this.#working)
    this.#unanswered = this.#open.size
    for (const [label, form] of [...this.#open]) {
      for (let attempt = 1; !(await this.#send(label, form)); attempt++) {
        if (attempt === ATTEMPTS) throw new Error(`“${label}” was refused ${ATTEMPTS} times`)
        await sleep(PAUSE)
      }
    }
  }

  /** Compares with what the database has. The server has ended. */
  async kept({ environment: { DATABASE_URL, DATA_DIR } }: Place): Promise<Kept> {
    await openDatabase(databaseTarget({ DATABASE_URL, DATA_DIR }))
    try {
      const rows = await query(
        Stored,
      )`SELECT label, count(*)::int FROM "Link" WHERE label LIKE 'Drill %' GROUP BY 1`
      const counts = new Map(rows.map(({ label, count }) => [label, count]))
      const promised = [...this.#acknowledged]
      return {
        acknowledged: promised.length,
        unanswered: this.#unanswered,
        lost: promised.filter((label) => !counts.has(label)).length,
        twice: rows.filter(({ count }) => count > 1).length,
      }
    } finally {
      await closeDatabase()
    }
  }

  async #writeOnAndOn() {
    while (!this.#isEnding) {
      const label = `Drill ${randomUUID()}`
      const form = await this.#form(label).catch(() => undefined)
      if (form) {
        this.#open.set(label, form)
        if (await this.#send(label, form)) continue
      }
      await sleep(PAUSE)
    }
  }

  async #form(label: string): Promise<Submission | undefined> {
    const page = await this.#visitor.page('/admin/links/new')
    return page?.form('.admin-form', { ...LINK, label })
  }

  /** Whether it was answered as done. */
  async #send(label: string, form: Submission): Promise<boolean> {
    const status = await this.#visitor.submit(form).then(
      (answer) => answer.status,
      () => undefined,
    )
    if (status !== undefined && status !== 303 && status !== 503)
      throw new Error(`Adding a link answered ${status}`)
    if (status !== 303) return false
    this.#acknowledged.add(label)
    this.#open.delete(label)
    return true
  }
}

const Stored = z.strictObject({ label: z.string(), count: z.int() })
