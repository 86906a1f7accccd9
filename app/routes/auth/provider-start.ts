import { redirect } from 'react-router'
import { providerNamed, startProviderSignIn } from '#app/domain/accounts/provider-sign-in.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { found } from '#app/http/responses.server.ts'
import { loginPath, sitePath } from '#app/values/site-path.ts'
import type { Route } from './+types/provider-start'

/** A GET redirects no one to a provider. */
export const loader = () => redirect('/auth/login')

export async function action({ request, params, url }: Route.ActionArgs) {
  const name = found(providerNamed(params.provider))
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request))
  return (
    (await startProviderSignIn(name, asked(request), page)) ??
    redirect(loginPath(page ?? undefined, 'unknown'), 303)
  )
}

/** The library looks for a state in the URL, and a start has none. */
function asked(request: Request): Request {
  const url = new URL(request.url)
  url.search = ''
  return new Request(url, { headers: request.headers })
}
