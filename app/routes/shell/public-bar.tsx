import { useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { useSite } from '#app/ui/site.ts'
import { ownSearch } from '#app/values/own-search.ts'
import { loginPath } from '#app/values/site-path.ts'

/** The bar of public pages, for visitors who aren't signed in. */
export function PublicBar() {
  const { providerUrl } = useSite()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label="Site" className="cluster">
      {providerUrl && <a href={providerUrl}>Back to {new URL(providerUrl).hostname.replace(/^www\./, '')}</a>}{' '}
      <ButtonLink size="sm" to={loginPath(pathname + ownSearch(search))}>
        Sign in
      </ButtonLink>
    </nav>
  )
}
