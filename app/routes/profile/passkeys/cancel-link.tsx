import { href } from 'react-router'
import { Link } from '#app/ui/link.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'

export const CancelLink = () => (
  <Link className="btn btn-quiet" to={href('/profile/passkeys')} preventScrollReset state={focusStays}>
    Cancel
  </Link>
)
