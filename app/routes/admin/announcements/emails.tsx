import { Form } from 'react-router'
import { findRecord } from '#app/domain/administration/find.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { nameOf } from '#app/domain/administration/kind.server.ts'
import { countRecipients } from '#app/domain/announcement-emails/recipients.server.ts'
import {
  isEmailPlanned,
  sendAnnouncement,
  sendTest,
  stopEmails,
  unplanEmail,
} from '#app/domain/announcement-emails/send.server.ts'
import { announcements } from '#app/domain/announcements/administer.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import { AuthorField } from '../../shell/author-field.tsx'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/emails'
import { headingOf, inEmails, members, progressText, reasonsAgainst } from './recipients-text.ts'

const Asked = z.object({
  intent: z.enum(['send', 'again', 'test', 'stop', 'unplan']),
  expected: z.coerce.number().int().min(0).catch(0),
})

const idIn = (kind: Kind, recordId: string | undefined) =>
  found(kind.name === announcements.name ? parseId(recordId) : null)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = context.get(kindContext)
  const { id, content, state } = found(await findRecord(kind, idIn(kind, params.recordId)))
  const again = url.searchParams.get('again') === 'true'
  return {
    page: recordHref(kind.name, id),
    name: nameOf(kind, content),
    published: state.published,
    archived: state.archivedAt !== null,
    planned: await isEmailPlanned(id),
    again,
    recipients: await countRecipients(id, { again }),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const id = idIn(kind, params.recordId)
  const form = await parseForm(context, Asked)
  const { tone, text } = form.ok ? await done(viewer, id, form.value) : REFUSED
  return redirectWithNotice(`${recordHref(kind.name, id)}/emails`, text, { tone })
}

type Done = { tone?: 'danger'; text: string }

const REFUSED: Done = { tone: 'danger', text: 'Nothing was sent. Use one of the buttons below.' }
const GONE: Done = { tone: 'danger', text: 'Nothing was sent: it’s archived, or no longer there.' }

async function done(viewer: Viewer, id: number, { intent, expected }: z.infer<typeof Asked>): Promise<Done> {
  switch (intent) {
    case 'test': {
      const to = await sendTest(viewer, id)
      return to === null ? GONE : { text: `A test is on its way to ${to}.` }
    }
    case 'stop': {
      const stopping = await stopEmails(viewer, id)
      if (!stopping) return GONE
      return { text: `${inEmails(stopping.stopped)} stopped. ${inEmails(stopping.sent)} had left.` }
    }
    case 'unplan':
      return (await unplanEmail(viewer, id)) ? { text: 'Members won’t be emailed.' } : GONE
    default:
      return send(viewer, id, intent === 'again', expected)
  }
}

async function send(viewer: Viewer, id: number, again: boolean, expected: number): Promise<Done> {
  const sending = await sendAnnouncement(viewer, id, { again, expected })
  switch (sending.kind) {
    case 'sent':
      return { text: `It’s on its way to ${members(sending.count)}.` }
    case 'planned':
      return { text: 'Members will be emailed when it’s published.' }
    case 'recounted':
      return {
        tone: 'danger',
        text: 'Nothing was sent, because the number of recipients has changed. Check it below.',
      }
    case 'gone':
      return GONE
  }
}

export default function Emails({ loaderData }: Route.ComponentProps) {
  const { page, name, published, archived, planned, again, recipients } = loaderData
  const title = again ? 'Tell members again' : 'Email members'
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={{ to: page, label: name }} />
      {archived ? (
        <Notice tone="info" title="It’s archived">
          Restore and publish it before you email it.
        </Notice>
      ) : (
        <div className="stack">
          <Recipients {...{ again, published, planned, recipients }} />
          <section className="card stack" aria-labelledby="test">
            <h2 id="test">Try it first</h2>
            <p>A test shows the draft, and goes to you alone.</p>
            <Act intent="test" label="Send a test to me" pending="Sending…" variant="secondary" />
          </section>
        </div>
      )}
    </>
  )
}

type RecipientsProps = Pick<
  Route.ComponentProps['loaderData'],
  'again' | 'published' | 'planned' | 'recipients'
>

/** How many get the email, who has had it, why others don't, and the button that says so. */
function Recipients({ again, published, planned, recipients }: RecipientsProps) {
  const { due, told, waiting } = recipients
  const reasons = reasonsAgainst(recipients)
  const progress = progressText(recipients)
  const label = published ? `Email ${members(due)}` : `Email ${members(due)} when it’s published`
  return (
    <section className="card stack" aria-labelledby="recipients">
      <h2 id="recipients">{headingOf(recipients, again)}</h2>
      {due > 0 && (
        <p>Each gets one, at their own address{again ? ', even if they’ve had it before.' : '.'}</p>
      )}
      {progress && <p>{progress}</p>}
      {reasons.length > 0 && (
        <>
          <p>Others won’t get it:</p>
          <ul className="list-disc ps-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      {planned && (
        <>
          <p>It’s planned: members will be emailed when it’s published.</p>
          <Act intent="unplan" label="Don’t email members" pending="Saving…" variant="secondary" />
        </>
      )}
      {!planned && due > 0 && (
        <Act
          intent={again ? 'again' : 'send'}
          label={again ? `${label} again` : label}
          pending="Sending…"
          expected={due}
        />
      )}
      {waiting > 0 && (
        <Act
          intent="stop"
          label={`Stop ${inEmails(waiting)} that ${waiting === 1 ? 'hasn’t' : 'haven’t'} left`}
          pending="Stopping…"
          variant="secondary"
        />
      )}
      {published && told > 0 && !again && <Link to="?again=true">Tell members again</Link>}
      {again && <Link to="?">Email only those who haven’t had it</Link>}
    </section>
  )
}

type ActProps = {
  intent: z.infer<typeof Asked>['intent']
  label: string
  pending: string
  expected?: number
  variant?: 'primary' | 'secondary'
}

function Act({ intent, label, pending, expected, variant = 'primary' }: ActProps) {
  return (
    <Form method="post">
      <AuthorField />
      {expected !== undefined && <input type="hidden" name="expected" value={expected} />}
      <SubmitButton name="intent" value={intent} pending={pending} variant={variant}>
        {label}
      </SubmitButton>
    </Form>
  )
}
