import { useEffect, useRef } from 'react'
import { Form, href, useFetcher, useSearchParams } from 'react-router'
import type { Chat } from '#app/domain/conversations/messages.server.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { AuthorField } from '../shell/author-field.tsx'
import { messagesHref } from './address.ts'

/** With JavaScript an open conversation marks itself as seen; without it, this button does. */
export function MarkAsSeen({ chat }: { chat: Chat }) {
  const newest = chat.messages.findLast(({ isNew }) => isNew)?.id
  const action = href('/endpoints/conversations/:conversationId/seen', { conversationId: String(chat.id) })
  const [params] = useSearchParams()
  const place = useRef<HTMLDivElement>(null)
  useMarkedWhenSeen(place, action, newest)
  const hydrated = useHydrated()
  const back = messagesHref(params, { conversationId: chat.id })
  return (
    <div ref={place} className="chat-seen">
      {newest !== undefined && !hydrated && (
        <Form method="post" action={`${action}?redirect=${encodeURIComponent(back)}`} reloadDocument>
          <AuthorField />
          <input type="hidden" name="messageId" value={newest} />
          <Button variant="secondary" size="sm">
            Mark as seen
          </Button>
        </Form>
      )}
    </div>
  )
}

/** Once for each newest message, and only if the conversation is on screen: phones show the list first. */
function useMarkedWhenSeen(place: { current: HTMLElement | null }, action: string, newest?: number) {
  const { submit } = useFetcher()
  const marked = useRef<number>(undefined)
  useEffect(() => {
    const onScreen = place.current?.parentElement?.getClientRects().length
    if (newest === undefined || newest === marked.current || !onScreen) return
    marked.current = newest
    void submit({ messageId: newest }, { method: 'post', action })
  }, [place, action, newest, submit])
}
