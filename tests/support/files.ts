/** Files of the administration, uploaded as a browser does. */
import { keyFor } from '#app/domain/files/content.server.ts'
import { fileAddress } from '#app/values/file-address.ts'
import { admin, pathOf, post } from './administration.ts'
import { type Asking, db, fetch, visit } from './app.ts'

const NEW = '/admin/files/new'

export async function formWith(content: Blob | Buffer | null, name = 'file', asking: Asking = admin) {
  const { page } = await visit(NEW, asking)
  const body = new FormData()
  for (const [field, value] of page.form('.admin-page form').fields) body.append(field, value)
  body.append('file', content instanceof Blob ? content : new Blob([new Uint8Array(content ?? [])]), name)
  return body
}

export const send = async (content: Blob | Buffer | null, name?: string, asking: Asking = admin) =>
  fetch(NEW, { ...asking, body: await formWith(content, name, asking) })

/** Uploads a file and returns what is known of it, with its address. */
export async function uploaded(content: Buffer, name?: string) {
  const answer = await send(content, name)
  if (answer.status !== 303) throw new Error(`It was refused: ${await answer.text()}`)
  const file = await db().storedFile.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const isThis = file.uploadedById !== null && file.key === keyFor(file.uploadedById, content)
  if (!isThis) throw new Error('Another file was uploaded last')
  return { ...file, address: fileAddress(file.key) }
}

/** An announcement for these roles that has the file, made as its form makes it. */
export async function announceWith(address: string, intent: 'publish' | 'save', audience: string[] = []) {
  const form = {
    version: '0',
    formKey: crypto.randomUUID(),
    intent,
    name: 'Fact sheets',
    'activities[0].elements[0].kind': 'FILE',
    'activities[0].elements[0].text': 'The fact sheet',
    'activities[0].elements[0].url': address,
    ...Object.fromEntries(audience.map((role) => ['audience', role])),
  }
  const answer = await post('/admin/announcements/new', form)
  if (answer.status !== 303) throw new Error(`It was refused: ${await answer.text()}`)
  return pathOf(answer)
}
