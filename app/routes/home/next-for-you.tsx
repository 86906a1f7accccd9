import type { ReactNode } from 'react'
import { Form, href, type LinkProps } from 'react-router'
import type { NextThing } from '#app/domain/home/next.server.ts'
import type { PartnerWork } from '#app/domain/home/partner-work.server.ts'
import type { Notifications } from '#app/domain/notifications/notifications.server.ts'
import { CardLink } from '#app/ui/card.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { nameOf } from '#app/ui/member-mention.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { formatRange, formatShort } from '#app/values/calendar-date.ts'
import type { Failed } from '#app/values/or-failed.ts'
import { StatusChip } from '../action-items/status-chip.tsx'
import { sessionHref } from '../event-sessions/address.ts'
import { completeItemHref, dashboardHref, eventHomeHref } from '../partner-dashboard/address.ts'
import { AuthorField } from '../shell/author-field.tsx'
import { Section } from './section.tsx'

type Props = {
  conversations: Notifications['conversations']
  next: NextThing[] | Failed
  work: PartnerWork | Failed | null
}

/** What waits for the viewer, absent if nothing does. */
export function NextForYou({ conversations, next, work }: Props) {
  const failed = next === 'failed' || work === 'failed'
  const things = next === 'failed' ? [] : next
  const partner = work === 'failed' ? null : work
  const talks = conversations && conversations.count > 0 ? conversations : null
  const isEmpty = !talks && things.length === 0 && !(partner && hasWork(partner))
  if (isEmpty && !failed) return null
  return (
    <div className="mb-8">
      <Section id="next" title="Next for you" all={partner ? moreOf(partner) : undefined}>
        {failed && <FailedList />}
        {!isEmpty && (
          <ul className="list">
            {partner?.items.map((item) => (
              <Row
                key={`item ${item.id}`}
                icon="circle-check"
                to={completeItemHref(item.id, dashboardHref(partner.organizationId))}
                title={item.name}
                meta={
                  <>
                    <bdi>{item.event.name}</bdi> · Due {formatShort(item.dueDate)}
                  </>
                }
              >
                <StatusChip status={item.status} />
              </Row>
            ))}
            {partner?.invitations.map((event) => (
              <Invitation
                key={`invitation ${event.eventId}`}
                event={event}
                organizationId={partner.organizationId}
              />
            ))}
            {partner?.event && (
              <Row
                icon="calendar"
                to={eventHomeHref({ organizationId: partner.organizationId, eventId: partner.event.eventId })}
                title={partner.event.name}
                meta={`Your next event · ${formatRange(partner.event.startDate, partner.event.endDate)}`}
              />
            )}
            {talks && <Talks {...talks} />}
            {things.map((thing) => (
              <Thing key={`${thing.kind} ${thing.id}`} thing={thing} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

const hasWork = ({ items, invitations, event }: PartnerWork) =>
  items.length > 0 || invitations.length > 0 || event !== null

/** The dashboard has them all. */
const moreOf = ({ open, items, organizationId }: PartnerWork) =>
  open > items.length
    ? { to: dashboardHref(organizationId), label: `See all ${open}`, of: 'action items' }
    : undefined

type RowProps = {
  icon: IconName
  to: LinkProps['to']
  title: string
  meta: ReactNode
  children?: ReactNode
}

function Row({ icon, to, title, meta, children }: RowProps) {
  return (
    <li>
      <Icon name={icon} className="text-accent" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-48 flex-1">
          <h3>
            <CardLink to={to}>
              <bdi>{title}</bdi>
            </CardLink>
          </h3>
          <p>{meta}</p>
        </div>
        {children}
      </div>
    </li>
  )
}

function Talks({ count, entries }: NonNullable<Props['conversations']>) {
  const [first] = entries
  const isOne = count === 1 && first
  return (
    <Row
      icon="message-square"
      to={isOne ? `${href('/messages')}?conversationId=${first.id}` : href('/messages')}
      title={isOne ? `New messages from ${nameOf(first)}` : `New messages from ${count} people`}
      meta={isOne ? first.ago : <bdi>{entries.map(nameOf).join(', ')}</bdi>}
    />
  )
}

const THINGS = {
  session: { icon: 'calendar', text: 'Your next session' },
  playbook: { icon: 'book-open', text: 'Not finished yet' },
  signUp: { icon: 'heart', text: 'You signed up' },
} as const

function Thing({ thing }: { thing: NextThing }) {
  const { kind, id, name, event, when } = thing
  const { icon, text } = THINGS[kind]
  const meta = [text, when, event?.name].filter(Boolean).join(' · ')
  return <Row icon={icon} to={addressOf(kind, id, event?.id)} title={name} meta={<bdi>{meta}</bdi>} />
}

function addressOf(kind: NextThing['kind'], id: number, eventId?: number): string {
  if (kind === 'playbook') return href('/playbooks/:playbookId', { playbookId: String(id) })
  if (kind === 'signUp') return href('/volunteer/:opportunityId', { opportunityId: String(id) })
  return sessionHref(href('/events/:eventId', { eventId: String(eventId) }), id)
}

function Invitation({
  event,
  organizationId,
}: {
  event: PartnerWork['invitations'][number]
  organizationId: number
}) {
  const to = eventHomeHref({ organizationId, eventId: event.eventId })
  return (
    <Row
      icon="mail"
      to={to}
      title={event.name}
      meta={`You’re invited · ${formatRange(event.startDate, event.endDate)}`}
    >
      <Form method="post" action={to} className="relative">
        <AuthorField />
        <SubmitButton variant="secondary" size="sm" pending="Accepting…">
          Accept
          <span className="sr-only">
            {' '}
            invitation to <bdi>{event.name}</bdi>
          </span>
        </SubmitButton>
      </Form>
    </Row>
  )
}
