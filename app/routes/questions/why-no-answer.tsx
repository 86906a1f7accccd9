import { href, Link, useLocation } from 'react-router'

/** Stands in the place of the answer form for whoever may read, but not write. */
export function WhyNoAnswer({ isHidden }: { isHidden: boolean }) {
  const { pathname } = useLocation()
  if (!isHidden)
    return <p className="text-muted">While you act as a member, you can’t write in their name.</p>
  const unhide = `${href('/profile/privacy-and-visibility')}?redirect=${encodeURIComponent(pathname)}`
  return (
    <p className="text-muted">
      While your profile is hidden, you can’t write to other members.{' '}
      <Link to={unhide}>Choose who sees yours</Link> to answer.
    </p>
  )
}
