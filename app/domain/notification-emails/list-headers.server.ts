import { publicAddress } from '#app/settings.server.ts'
import { unsubscribeLink } from './links.ts'
import { unsubscribeToken } from './unsubscribe.server.ts'

type Recipient = { id: number; unsubscribeKey: string; appName: string }

/** What emails that members can end say of it to email programs, and the link that ends them. */
export function listHeaders(
  { id, unsubscribeKey, appName }: Recipient,
  list: 'notifications' | 'announcements',
) {
  const stop = publicAddress(unsubscribeLink(unsubscribeToken(id, unsubscribeKey)))
  return {
    stop,
    headers: {
      'List-Id': listId(appName, list),
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** RFC 2919: by this, email programs sort such emails and show the list's name. */
function listId(appName: string, list: string): string {
  const name = appName.replace(/[^\w .-]/g, '').trim()
  return `${name} ${list} <${list}.${new URL(publicAddress('/')).hostname}>`
}
