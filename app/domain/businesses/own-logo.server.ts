import { db } from '#app/db/database.server.ts'
import { byForm, PATIENT, problemsOf } from '../administration/save.server.ts'
import { readRecord } from '../administration/store.server.ts'
import { write } from '../administration/write.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { businesses } from './administer.server.ts'
import { ownKind } from './own.server.ts'

export type ChangingLogo =
  | { kind: 'saved'; published: boolean }
  | { kind: 'stale'; logo: string | null }
  | { kind: 'gone' }

/**
 * Sets the logo of a business of the viewer's own, or removes it, unless it isn't the one that the form has shown. What
 * everyone sees changes at once.
 */
export function changeLogo(
  viewer: Viewer,
  id: number | null,
  { logoUrl, seen }: { logoUrl: string | null; seen: string },
): Promise<ChangingLogo> {
  return db().$transaction(async (tx): Promise<ChangingLogo> => {
    const now = await readRecord(tx, ownKind(viewer), id, { hold: true })
    if (!now) return { kind: 'gone' }
    const { published } = now.state
    const logo = (now.content.logoUrl ?? null) as string | null
    const isOther = logo !== logoUrl
    if (isOther && (logo ?? '') !== seen) return { kind: 'stale', logo }
    const content = { ...now.content, logoUrl, ...(published && isOther && { toLookAt: true }) }
    const problems = await problemsOf(tx, businesses, content, now, { id: now.id, viewer })
    if (problems.some(({ path }) => path === 'logoUrl')) return { kind: 'gone' }
    await write(tx, byForm(viewer), businesses, now, { content, publish: false })
    return { kind: 'saved', published }
  }, PATIENT)
}
