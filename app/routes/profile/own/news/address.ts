import { href } from 'react-router'

export const editNewsHref = (id: number) =>
  href('/profile/news/:newsMentionId/edit', { newsMentionId: String(id) })

export const removeNewsHref = (id: number) =>
  href('/profile/news/:newsMentionId/remove', { newsMentionId: String(id) })
