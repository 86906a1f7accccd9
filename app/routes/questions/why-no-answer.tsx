import { href, useLocation } from 'react-router'
import { Link } from '#app/ui/link.tsx'

/** Replaces the answer form for members who may read but not post. */
export function WhyNoAnswer({ isHidden }: { isHidden: boolean }) {
  const { pathname } = useLocation()
  if (!isHidden)
    return <p className="text-muted">You’re acting as this member, so you can’t post for them.</p>
  const unhide = `${href('/profile/privacy-and-visibility')}?redirect=${encodeURIComponent(pathname)}`
  return (
    <p className="text-muted">
      While your profile is hidden, you can’t post answers.{' '}
      <Link to={unhide}>Choose who can see your profile</Link> to answer.
    </p>
  )
}
