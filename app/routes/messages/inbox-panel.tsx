import type { ReactNode } from 'react'
import { Form, href, useSearchParams } from 'react-router'
import type { Inbox, InboxEntry } from '#app/domain/conversations/inbox.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Field } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { MemberAvatar, MemberName } from '#app/ui/member-mention.tsx'
import { LiveRegion } from '#app/ui/route-announcer.tsx'
import { useSelfApplying } from '#app/ui/self-applying.ts'
import { messagesHref } from './address.ts'

type Props = {
  inbox: Inbox
  /** Whether it could not be read. */
  failed: boolean
  search: string
  page: number
  chosen?: number
  /** Whether the viewer can begin a conversation, from a profile. */
  begins: boolean
}

export function InboxPanel({ inbox: { entries, hasMore }, failed, search, page, chosen, begins }: Props) {
  const [params] = useSearchParams()
  const opened = params.get('conversationId')
  return (
    <section className="inbox" aria-label="Conversations">
      {(entries.length > 0 || search) && (
        <InboxSearch search={search}>
          {opened && <input type="hidden" name="conversationId" value={opened} />}
        </InboxSearch>
      )}
      <LiveRegion>{search && !failed ? foundText(entries.length) : ''}</LiveRegion>
      {failed && <FailedList />}
      {entries.length > 0 ? (
        <ul className="stack gap-1">
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              to={messagesHref(params, { conversationId: entry.id })}
              current={entry.id === chosen}
            />
          ))}
        </ul>
      ) : (
        !failed && <Nobody search={search} begins={begins} />
      )}
      {hasMore && (
        <ButtonLink variant="secondary" to={messagesHref(params, { page: page + 1 })} preventScrollReset>
          Load more
        </ButtonLink>
      )}
    </section>
  )
}

function foundText(count: number) {
  if (count === 0) return 'No search results.'
  return count === 1 ? '1 conversation found' : `${count} conversations found`
}

/** With JavaScript it applies automatically, without it by Enter. */
function InboxSearch({ search, children }: { search: string; children: ReactNode }) {
  const { props } = useSelfApplying()
  return (
    <Form
      {...props}
      method="get"
      action={href('/messages')}
      role="search"
      aria-label="Search conversations"
      preventScrollReset
    >
      {children}
      <Field id="search" label="Search by name" hideLabel>
        {(control) => (
          <input
            className="input"
            type="search"
            name="search"
            placeholder="Search by name…"
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={search}
            {...control}
          />
        )}
      </Field>
    </Form>
  )
}

function Entry({ entry, to, current }: { entry: InboxEntry; to: string; current: boolean }) {
  return (
    <li className={entry.hasNewMessages ? 'inbox-entry has-new' : 'inbox-entry'}>
      <MemberAvatar name={entry.name} image={entry.image} />
      <div>
        <Link className="card-link" to={to} aria-current={current || undefined}>
          <MemberName name={entry.name} />
        </Link>{' '}
        <time dateTime={entry.sentAt}>{entry.time}</time>
        <p>
          {entry.mine && 'You: '}
          <bdi className="inbox-preview">{entry.preview}</bdi>
        </p>
        {entry.hasNewMessages && <span className="chip tone-primary">New messages</span>}
      </div>
    </li>
  )
}

function Nobody({ search, begins }: Pick<Props, 'search' | 'begins'>) {
  if (search) {
    return (
      <EmptyState
        title="No search results."
        action={
          <ButtonLink variant="secondary" to={href('/messages')}>
            Show all conversations
          </ButtonLink>
        }
      />
    )
  }
  if (!begins) {
    return (
      <EmptyState
        title="Inbox Empty"
        drawing="letter"
        action={
          <ButtonLink variant="secondary" to={href('/partner-management/my-partners')}>
            All Partners
          </ButtonLink>
        }
      >
        Messages are for members, who begin them on each other’s profiles. Event managers work with partners.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Inbox Empty" drawing="letter">
      To message someone, go to their profile and choose Contact.
    </EmptyState>
  )
}
