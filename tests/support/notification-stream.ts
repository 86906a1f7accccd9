import { expect } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { fetch, ORIGIN, signIn } from './app.ts'

/** A member's notification stream, read from the moment it is open. */
export async function openStream(as: DemoAccount | number, version?: string) {
  const shown = version ?? (await notificationsOf(as)).version
  const stop = new AbortController()
  const answer = await fetch(await streamRequest(as, shown, stop.signal))
  const reader = answer.body?.getReader()
  if (!reader) throw new Error('The stream has no body')
  let heard = ''
  const reading = (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard += new TextDecoder().decode(value)
    }
  })()
  return {
    answer,
    close: () => stop.abort(),
    /** Resolves once the stream has ended. */
    ended: reading,
    bytes: () => heard,
    kinds: () => [...heard.matchAll(/event: notifications\ndata: (\w+)\n\n/g)].map(([, kind]) => kind),
  }
}

export async function notificationsOf(
  as: DemoAccount | number,
): Promise<{ notifications: object; version: string }> {
  const answer = await fetch('/endpoints/notifications', { as })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function streamRequest(as: DemoAccount | number, version: string, signal: AbortSignal) {
  const headers = { accept: 'text/event-stream', cookie: await signIn(as) }
  return new Request(`${ORIGIN}/endpoints/notifications?version=${encodeURIComponent(version)}`, {
    headers,
    signal,
  })
}
