import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { flushSync } from 'react-dom'
import { href } from 'react-router'

type Asked = { options: PublicKeyCredentialRequestOptionsJSON }
type SignedIn = { to: string }

/** Signs in with a passkey that the user chooses, and goes on to the page that was asked for. Says why it can't. */
export async function signIn(tell: (problem: string) => void): Promise<void> {
  tell('')
  const problem = await attempt().catch(problemOf)
  flushSync(() => tell(problem))
  const alert = document.querySelector<HTMLElement>('p[role=alert]')
  if (!alert) return
  alert.tabIndex = -1
  alert.focus()
}

/** Empty where nothing has to be said. */
async function attempt(): Promise<string> {
  const [asked, { startAuthentication }] = await Promise.all([
    post<Asked>(href('/auth/passkey/challenge')),
    import('@simplewebauthn/browser'),
  ])
  if (!asked.options) return asked.error ?? FAILED
  const signed = await startAuthentication({ optionsJSON: asked.options })
  const body = new URLSearchParams({ credential: JSON.stringify(signed) })
  const { to, error = FAILED } = await post<SignedIn>(href('/auth/passkey') + search(), body)
  if (!to) return error
  location.assign(to)
  return ''
}

const FAILED = 'Something went wrong on our side. Try again, or sign in another way.'

/** Someone who signed in elsewhere since is sent home instead of answered. */
async function post<Answer>(
  address: string,
  body?: URLSearchParams,
): Promise<Partial<Answer> & { error?: string }> {
  const response = await fetch(address, { method: 'POST', body })
  if (!response.redirected) return response.json().catch(() => ({}))
  location.assign(response.url)
  return { error: '' } as Partial<Answer> & { error: string }
}

const search = () => {
  const redirect = new URLSearchParams(location.search).get('redirect')
  return redirect ? `?${new URLSearchParams({ redirect })}` : ''
}

/** Browsers don't say whether someone thought better of it, waited too long or has no passkey here. */
function problemOf(error: unknown): string {
  const { name } = error as Error
  if (name === 'AbortError') return ''
  if (name === 'NotAllowedError') return 'No passkey was used. Try again, or sign in another way.'
  if (name === 'TypeError') return 'We couldn’t be reached. Check your connection, then try again.'
  return 'Your browser couldn’t use a passkey here. Sign in another way.'
}
