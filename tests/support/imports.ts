import { admin, pathOf } from './administration.ts'
import { type Asking, db, fetch, submit, visit } from './app.ts'

/** Uploads a file, and returns where the answer leads. */
export async function upload(
  kind: string,
  content: string | Uint8Array<ArrayBuffer>,
  asking: Asking = admin,
) {
  const body = new FormData()
  body.append('file', new File([content], 'list'))
  return fetch(`/admin/${kind}/import`, { ...asking, body })
}

/** The page of a file that has been uploaded. */
export async function uploaded(
  kind: string,
  content: string | Uint8Array<ArrayBuffer>,
  asking: Asking = admin,
) {
  const answer = await upload(kind, content, asking)
  const address = pathOf(answer)
  return { address, ...(await visit(address, asking)) }
}

/** The counts of a dry run, by their labels. */
export function countsOn(page: Awaited<ReturnType<typeof visit>>['page']) {
  const [labels, values] = [
    page.texts('[aria-labelledby=dry-run] dt'),
    page.texts('[aria-labelledby=dry-run] dd'),
  ]
  return Object.fromEntries(labels.map((label, index) => [label, Number(values[index]?.replace(',', ''))]))
}

/** Presses the button that imports. */
export async function pressImport(address: string, asking: Asking = admin) {
  const { page } = await visit(address, asking)
  return submit(page.form('.admin-page form.cluster'), asking)
}

export const makeOrganization = (data: { name: string; industry?: string; sfId?: string }) =>
  db().organization.create({
    data: { type: 'COMPANY', sortKey: data.name.toLowerCase(), searchKey: data.name.toLowerCase(), ...data },
  })
