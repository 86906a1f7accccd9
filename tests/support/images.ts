import { nameFor, storeThumbnails } from '#app/domain/profile-images/files.server.ts'
import { makeThumbnails } from '#app/pictures/squares.ts'
import { imageAddress } from '#app/values/image-address.ts'
import { db, visit } from './app.ts'
import { picture } from './pictures.ts'

/** Gives the member an image, shown to others, and returns its address. */
export async function giveImage(userId: number, content?: Buffer): Promise<string> {
  const bytes = content ?? (await picture.png())
  const made = await makeThumbnails(bytes)
  if (made.kind === 'refused') throw new Error(`The picture was refused: ${made.why}`)
  const name = nameFor(userId, bytes)
  await storeThumbnails(name, made.squares)
  const profileImgUrl = imageAddress(name)
  await db().user.update({ where: { id: userId }, data: { profileImgUrl, hasVisibleAvatar: true } })
  return profileImgUrl
}

const IMAGE = '/profile/image'

/**
 * Opens the dialog and submits it with that file, as a browser would; `version` overrides the version it was rendered
 * with.
 */
export async function upload(
  cookie: string,
  file: Blob | Buffer | null,
  changes: { name?: string; version?: string } = {},
) {
  return visit(IMAGE, { cookie, body: await uploadForm(cookie, file, changes) })
}

export async function uploadForm(
  cookie: string,
  file: Blob | Buffer | null,
  changes: { name?: string; version?: string } = {},
) {
  const { page } = await visit(IMAGE, { cookie })
  const body = new FormData()
  for (const [name, value] of page.form('main form.form').fields) body.append(name, value)
  if (changes.version !== undefined) body.set('version', changes.version)
  const content = file instanceof Blob ? file : new Blob(file ? [new Uint8Array(file)] : [])
  body.append('image', content, changes.name ?? 'me.png')
  return body
}

export const imageOf = async (id: number) =>
  db().user.findUniqueOrThrow({
    where: { id },
    select: { profileImgUrl: true, hasVisibleAvatar: true, updatedAt: true },
  })
