import { keepSquares, nameFor } from '#app/domain/profile-images/files.server.ts'
import { squaresOf } from '#app/pictures/squares.ts'
import { imageAddress } from '#app/values/image-address.ts'
import { db } from './app.ts'
import { picture } from './pictures.ts'

/** Gives the member an image, shown to others, and returns its address. */
export async function giveImage(userId: number, content?: Buffer): Promise<string> {
  const bytes = content ?? (await picture.png())
  const made = await squaresOf(bytes)
  if (made.kind === 'refused') throw new Error(`The picture was refused: ${made.why}`)
  const name = nameFor(userId, bytes)
  await keepSquares(name, made.squares)
  const profileImgUrl = imageAddress(name)
  await db().user.update({ where: { id: userId }, data: { profileImgUrl, hasVisibleAvatar: true } })
  return profileImgUrl
}
