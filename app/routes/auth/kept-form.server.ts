import { matchPath } from 'react-router'
import { isStashed } from '#app/domain/stashed-forms/stashed-forms.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { sitePath } from '#app/values/site-path.ts'

/** What the forms at these addresses hold, the closest first. */
const NAMES: [pattern: string, name: string][] = [
  ['/messages/*', 'your message'],
  ['/profile/:profileId/contact/message', 'your message'],
  ['/questions/ask', 'your question'],
  ['/questions/:questionId/*', 'your answer'],
  ['/partner-management/action-items/*', 'your action item'],
  ['/partner-hub/*', 'your form'],
  ['/profile/news/*', 'your news mention'],
  ['/profile/*', 'your profile form'],
  ['/onboarding/*', 'your answer'],
  ['/events/:eventId/*', 'the attendee'],
]

/** What the page to sign in for was about to receive when a guard stopped it: the name of a form that is kept, or null. */
export async function keptForm(request: Request, url: URL): Promise<string | null> {
  const path = sitePath(url.searchParams.get('redirect'), publicOrigin(request))
  if (path === null || !path.includes('stashed=')) return null
  const page = new URL(path, url)
  if (!(await isStashed(page))) return null
  return NAMES.find(([pattern]) => matchPath(pattern, page.pathname))?.[1] ?? 'your form'
}
