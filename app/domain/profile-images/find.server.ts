import { query } from '#app/db/query.server.ts'
import { IMAGE_SIZES, imageAddress } from '#app/values/image-address.ts'
import { z } from '#app/values/zod.ts'
import { findable } from '../members/privacy.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { readSquare } from './files.server.ts'

const LARGEST = String(Math.max(...IMAGE_SIZES))

/** Whether there is one. */
const Shown = z.strictObject({ '?column?': z.literal(1) })

/** The image of that name for viewers who may find its member, and null for everyone else. */
export async function findImage(viewer: Viewer, name: string, size = LARGEST) {
  const wanted = IMAGE_SIZES.find((it) => String(it) === size)
  if (!wanted || !/^[0-9a-f]{24}$/.test(name)) return null
  const shown = await query(Shown)`
    SELECT 1 FROM "User" u WHERE u."profileImgUrl" = ${imageAddress(name)}
      AND (u.id = ${viewer.id} OR (u."hasVisibleAvatar" AND ${findable(viewer)})) LIMIT 1`
  return shown.length > 0 ? readSquare(name, wanted) : null
}
