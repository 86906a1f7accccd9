import { parseId } from '#app/values/ids.ts'

/** What can be reported, by the column that a report names it in. */
export type Subject = { postId: number }

/** As forms and addresses name it: 'post-12'. */
export const subjectKey = ({ postId }: Subject): string => `post-${postId}`

export function parseSubject(key: string): Subject | null {
  const [, kind, digits] = key.match(/^([a-z]+)-(\d+)$/) ?? []
  const id = parseId(digits)
  return kind === 'post' && id !== null ? { postId: id } : null
}
