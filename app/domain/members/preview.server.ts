import { someoneIn } from '../viewer/someone.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Audience } from './preview.ts'
import { findProfile } from './profile.server.ts'
import type { Profile } from './profile.ts'

/** The viewer's own profile as shown to that audience; null if it isn't shown to them. */
export async function previewProfile(viewer: Viewer, audience: Audience): Promise<Profile | null> {
  if (audience === 'public') return null
  const someone = someoneIn(audience === 'partner' ? 'PARTNER' : 'ALUMNI', viewer.today)
  const profile = await findProfile(someone, viewer.id)
  return profile && { ...profile, canContact: false, canBlock: false }
}
