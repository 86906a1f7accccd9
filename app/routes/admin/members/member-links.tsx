import { href } from 'react-router'
import { Link } from '#app/ui/link.tsx'

type Props = {
  id: number
  may: { signOut: boolean; close: boolean; removeFactor: boolean; removePasskeys: boolean }
  isClosed: boolean
}

export function MemberLinks({ id, may, isClosed }: Props) {
  const recordId = String(id)
  return (
    <nav aria-label="This member" className="cluster">
      <Link to={href('/profile/:profileId', { profileId: recordId })}>Profile</Link>
      {may.signOut && !isClosed && (
        <Link to={href('/admin/members/:recordId/sign-out', { recordId })}>Sign out everywhere</Link>
      )}
      {may.removeFactor && (
        <Link to={href('/admin/members/:recordId/second-factor', { recordId })}>Remove second factor</Link>
      )}
      {may.removePasskeys && (
        <Link to={href('/admin/members/:recordId/passkeys', { recordId })}>Remove passkeys</Link>
      )}
      {may.close && (
        <Link to={href('/admin/members/:recordId/close', { recordId })}>
          {isClosed ? 'Reopen account' : 'Close account'}
        </Link>
      )}
      <Link to={href('/admin/:kind/:recordId/history', { kind: 'members', recordId })}>History</Link>
    </nav>
  )
}
