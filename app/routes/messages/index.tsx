import { data, useOutlet, useSearchParams } from 'react-router'
import { findConversation } from '#app/domain/conversations/conversation.server.ts'
import type { Inbox } from '#app/domain/conversations/inbox.server.ts'
import { markSeen } from '#app/domain/conversations/mark-seen.server.ts'
import { readMessages } from '#app/domain/conversations/messages.server.ts'
import { ChatSchema } from '#app/domain/conversations/schema.ts'
import { sendMessage } from '#app/domain/conversations/send-message.server.ts'
import { canUseCommunity } from '#app/domain/viewer/permissions.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { factsOf, viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { nameOf } from '#app/ui/member-mention.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import type { FollowsNotifications } from '../shell/live-notifications.ts'
import type { Route } from './+types/index'
import { messagesHref } from './address.ts'
import { Arrived } from './arrived.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { HiddenProfileWall } from './hidden-profile-wall.tsx'
import { InboxPanel } from './inbox-panel.tsx'
import { parseMessagesQuery } from './messages-query.server.ts'
import { notSent } from './not-sent.server.ts'

export const handle: FollowsNotifications = { follows: 'conversations' }

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Hidden members can't read conversations, so none are read here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (viewer.hiddenProfile) return { wall: { hasProfile: canUseCommunity(viewer) }, shown: null }
  const asked = parseMessagesQuery(url.searchParams)
  const { inbox, chat } = found(await readMessages(viewer, asked, logFailedPart(context)))
  const form = { text: '', formKey: crypto.randomUUID() }
  const { search, page, before } = asked
  return {
    wall: null,
    shown: {
      inbox: inbox === 'failed' ? { entries: [], hasMore: false } : inbox,
      chat: chat === 'failed' ? null : chat,
      failed: { inbox: inbox === 'failed', chat: chat === 'failed' },
      viewerId: viewer.id,
      begins: canUseCommunity(viewer),
      search,
      page,
      older: before !== null,
      form,
    },
  }
}

export async function action({ url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const conversation = found(
    await findConversation(viewer, parseMessagesQuery(url.searchParams).conversationId),
  )
  const form = await parseForm(context, ChatSchema)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const { clientAddress } = factsOf(context)
  const sending = await sendMessage(viewer, conversation.otherId, form.value, clientAddress)
  if (sending.kind !== 'sent') return notSent(form, sending)
  await markSeen(viewer, conversation.id, parseId(form.value.seen))
  return redirectWithNotice(messagesHref(url.searchParams, {}), 'Your message was sent!', { inSight: true })
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const dialog = useOutlet()
  if (loaderData.wall) return <HiddenProfileWall {...loaderData.wall} reply={actionData?.reply} />
  const { inbox, chat, failed, viewerId, begins, search, page, older, form } = loaderData.shown
  const isOpen = params.has('conversationId')
  return (
    <>
      {!dialog && (
        <PageTitle
          title={chat && isOpen ? `Messages with ${nameOf(chat.other)}` : 'Messages'}
          invalid={actionData !== undefined}
        />
      )}
      {dialog}
      <Arrived inbox={inbox} chat={chat} search={search} />
      <div className={isOpen ? 'messages is-open' : 'messages'}>
        <PageHead title="Messages" />
        <InboxPanel
          inbox={inbox}
          failed={failed.inbox}
          search={search}
          page={page}
          chosen={chat?.id}
          begins={begins}
        />
        {chat ? (
          <ChatPanel
            key={chat.id}
            chat={chat}
            viewerId={viewerId}
            older={older}
            form={form}
            reply={actionData?.reply}
          />
        ) : (
          <section className="chat" aria-label="Chat">
            {failed.chat ? <FailedList what="conversation" /> : <NothingChosen inbox={inbox} />}
          </section>
        )}
      </div>
    </>
  )
}

const NothingChosen = ({ inbox }: { inbox: Inbox }) => (
  <EmptyState title="No conversation selected" drawing="letter">
    {inbox.entries.length > 0
      ? 'Choose a conversation from the list.'
      : 'Your messages with other members will show up here.'}
  </EmptyState>
)
