import { db } from '#app/db/database.server.ts'
import { publicAddress } from '#app/settings.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findProfile } from './profile.server.ts'
import { hasContactCard } from './profile.ts'
import { cardFileName, vcardOf } from './vcard.ts'

/**
 * The member's card, for viewers who see a way to reach them; it contains what their profile shows the viewer, and no
 * more.
 */
export async function findContactCard(viewer: Viewer, id: number) {
  const profile = await findProfile(viewer, id)
  if (!profile?.sections || !hasContactCard(profile)) return null
  const { email, phone, links, employment } = profile.sections
  const { title: prefix, ...names } = await db().user.findUniqueOrThrow({
    where: { id },
    select: { title: true, firstName: true, middleName: true, lastName: true },
  })
  const job = employment.find((it) => !it.hidden)
  const card = vcardOf({
    prefix,
    ...names,
    title: job?.title ?? null,
    organization: job?.organization ?? null,
    email,
    phone,
    location: profile.location,
    links: links.flatMap(({ url }) => (url ? [url] : [])),
    profile: publicAddress(`/profile/${id}`),
  })
  return { card, fileName: cardFileName(names) }
}
