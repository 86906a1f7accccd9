import { href } from 'react-router'

export const renamePasskeyHref = (id: number) =>
  href('/profile/passkeys/:passkeyId/rename', { passkeyId: String(id) })

export const removePasskeyHref = (id: number) =>
  href('/profile/passkeys/:passkeyId/remove', { passkeyId: String(id) })
