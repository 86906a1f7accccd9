/** Organizations, and merging them as their page does. */
import { admin } from './administration.ts'
import { db, submit, visit } from './app.ts'

let count = 0
/** An organization whose name no other has. */
export function organization(name: string, more: Record<string, unknown> = {}) {
  count += 1
  const unique = `${name} ${count}`
  const key = unique.toLowerCase()
  return db().organization.create({ data: { name: unique, sortKey: key, searchKey: key, ...more } })
}

/** The form that confirms a merge, as its page shows it now. */
export async function mergeForm(from: number, into: number) {
  const { page } = await visit(`/admin/organizations/${from}/merge?into=${into}`, admin)
  return page.form('section:has(#follows) form', {}, 'Merge')
}

export const merge = async (from: number, into: number) => submit(await mergeForm(from, into), admin)
