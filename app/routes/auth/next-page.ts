import { sitePath } from '#app/values/site-path.ts'

/** The destination after sign-in; users without a role go to the role picker first, which leads on to the same page. */
export function nextPage(hasRole: boolean, asked: string | null, origin: string): string {
  const page = sitePath(asked, origin)
  if (hasRole) return page ?? '/'
  return page ? `/auth/set-role?redirect=${encodeURIComponent(page)}` : '/auth/set-role'
}
