import type { Tx } from '#app/db/database.server.ts'
import { findExisting } from './existing.server.ts'
import type { ImportedPerson } from './people.ts'
import { emptyPlan, type Importing, type Plan, planFor } from './plan.ts'

const AT_A_TIME = 1000

/** What a file with these people would do. */
export async function planPeople(tx: Tx, people: ImportedPerson[], importing: Importing = {}): Promise<Plan> {
  const plan = emptyPlan()
  for (let from = 0; from < people.length; from += AT_A_TIME) {
    const some = people.slice(from, from + AT_A_TIME)
    planFor(plan, some, await findExisting(tx, some), importing)
  }
  return plan
}
