import { admin, pathOf } from './administration.ts'
import { type Asking, db, fetch, submit, visit } from './app.ts'

type Page = Awaited<ReturnType<typeof visit>>['page']

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
export function countsOn(page: Page) {
  const [labels, values] = [
    page.texts('[aria-labelledby=dry-run] dt'),
    page.texts('[aria-labelledby=dry-run] dd'),
  ]
  return Object.fromEntries(labels.map((label, index) => [label, Number(values[index]?.replace(',', ''))]))
}

/** The lines of a dry run that can’t be imported, each with what is wrong. */
export const faultsOn = (page: Page) =>
  page.has('[aria-labelledby=faults]') ? page.texts('[aria-labelledby=faults] tbody tr') : []

export const dryRunOn = (page: Page) => page.text('[aria-labelledby=dry-run]')

/** Reads the columns of a file as those, in their order, and its days in that one. */
export async function chooseColumns(address: string, column: string[], order = '') {
  const { page } = await visit(address, admin)
  await submit(page.form('.admin-page form.form', { column, order }), admin)
  return visit(address, admin)
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
