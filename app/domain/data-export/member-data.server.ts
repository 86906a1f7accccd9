import { db } from '#app/db/database.server.ts'
import type { Visibility } from '#app/db/generated/enums.ts'
import { publicAddress } from '#app/settings.server.ts'
import { IMAGE_SIZES } from '#app/values/image-address.ts'
import { isReported, REPORTED } from '../conversations/reported.ts'
import { namedInConversations } from '../members/privacy.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { EXPORTED } from './exported.server.ts'
import { type Json, toJson } from './to-json.ts'

export type ExportedData = { [section: string]: Json }

/**
 * All stored data about the viewer. It names others unless they are hidden, and includes what they wrote to the viewer,
 * except reported posts that are hidden from the viewer.
 */
export async function exportMyData(viewer: Viewer): Promise<ExportedData> {
  const rows = await db().user.findUniqueOrThrow({ where: { id: viewer.id }, select: EXPORTED })
  const { posts, kudosGiven, kudosReceived, conversations, blocked, profileImgUrl, ...rest } = rows
  return toJson({
    ...rest,
    images: profileImgUrl ? IMAGE_SIZES.map((size) => publicAddress(`${profileImgUrl}/${size}`)) : [],
    blocked: blocked.map(({ blocked: member, ...block }) => ({
      ...block,
      who: nameOf(NOBODY_BLOCKED, member),
    })),
    posts: posts.map(({ parent, ...post }) => ({ ...post, parent: parent && inSight(viewer, parent) })),
    kudosGiven: kudosGiven.map(({ recipient, post, ...kudo }) => ({
      ...kudo,
      post: inSight(viewer, post),
      to: nameOf(viewer, recipient),
    })),
    kudosReceived: kudosReceived.map(({ sender, ...kudo }) => ({ ...kudo, from: nameOf(viewer, sender) })),
    conversations: conversations.map(({ messagesSeenAt, conversation }) => ({
      with: conversation.participants
        .filter(({ userId }) => userId !== viewer.id)
        .map(({ user }) => nameOf(viewer, user))
        .join(', '),
      messagesSeenAt,
      messages: conversation.messages.map(({ content, createdAt, ...message }) => ({
        content: isReported(message, viewer.id) ? REPORTED : content,
        createdAt,
        written: message.senderId === viewer.id,
      })),
    })),
  }) as ExportedData
}

type Post = { authorId: number; content: string; reportedAt: Date | null }

/** The text, unless someone else wrote it and it was reported. */
const inSight = (viewer: Viewer, { authorId, content, reportedAt }: Post) =>
  reportedAt === null || authorId === viewer.id ? { content } : null

type Person = {
  id: number
  firstName: string
  lastName: string
  visibility: Visibility
  emailVerifiedAt: Date | null
}

/** Members see the names of people they blocked themselves. */
const NOBODY_BLOCKED = { blockedIds: [] }

function nameOf(
  viewer: Pick<Viewer, 'blockedIds'>,
  { id, firstName, lastName, visibility, emailVerifiedAt }: Person,
): string {
  const named = namedInConversations(viewer, { id, visibility, verified: emailVerifiedAt !== null })
  return named ? `${firstName} ${lastName}` : 'Hidden member'
}
