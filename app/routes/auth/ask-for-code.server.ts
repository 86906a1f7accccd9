import { href, redirect } from 'react-router'
import { stepCookie } from '#app/http/cookies.server.ts'

/** On to the page that asks for a code, which then leads on. */
export function askForCode(step: string, page: string | null) {
  const next = page ? `?${new URLSearchParams({ redirect: page })}` : ''
  return redirect(`${href('/auth/second-factor')}${next}`, {
    status: 303,
    headers: { 'Set-Cookie': stepCookie.set(step) },
  })
}
