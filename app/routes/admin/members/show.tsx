import { href } from 'react-router'
import { findAccount } from '#app/domain/accounts/account.server.ts'
import { findRecord, notesOn } from '#app/domain/administration/find.server.ts'
import { payloadOf } from '#app/domain/administration/form.server.ts'
import { stashedFields } from '#app/domain/stashed-forms/stashed-forms.server.ts'
import { canAdminister } from '#app/domain/viewer/administration.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { showForm } from '../form/answer.server.ts'
import { formButtons } from '../form/buttons.ts'
import { RecordForm } from '../form/record-form.tsx'
import { payloadFrom } from '../form/submission.server.ts'
import { Notes } from '../kind/notes.tsx'
import { saveRecord } from '../kind/save-record.server.ts'
import type { Route } from './+types/show'
import { AccountCard } from './account-card.tsx'
import { EmailLog } from './email-log.tsx'
import { MemberLinks } from './member-links.tsx'
import { shownAccount } from './shown-account.server.ts'
import { shownEmails } from './shown-emails.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const id = found(parseId(params.recordId))
  const account = found(await findAccount(id))
  const { content, version } = found(await findRecord(kind, id))
  const held = await stashedFields(viewer.id, url)
  return {
    id,
    name: account.name,
    title: kind.title,
    may: {
      signOut: canAdminister(viewer, 'endSessions'),
      removeFactor: account.hasSecondFactor && canAdminister(viewer, 'signIn'),
      removePasskeys: account.hasPasskey && canAdminister(viewer, 'signIn'),
      close: canAdminister(viewer, 'closeAccounts') && viewer.id !== id && !account.closure?.deletedAt,
      send: canAdminister(viewer, 'sendAccountMail'),
    },
    notes: account.closedAt ? [] : await notesOn(kind, content, id),
    account: shownAccount(viewer, account),
    emails: shownEmails(viewer, account.emails),
    shown: await showForm(viewer, kind, held ? payloadFrom(held) : payloadOf(kind.fields, content), {
      version,
    }),
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  found(await findAccount(parseId(params.recordId)))
  return saveRecord(context, params.recordId)
}

export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, title, may, notes, account, emails } = loaderData
  const shown = actionData?.shown ?? loaderData.shown
  return (
    <>
      <PageTitle title={name} invalid={shown.problems.length > 0} />
      <PageHead
        title={<bdi>{name}</bdi>}
        back={{ to: href('/admin/:kind', { kind: 'members' }), label: title }}
      />
      <div className="stack">
        <MemberLinks id={id} may={may} isClosed={account.isClosed} />
        <Notes notes={notes} />
        <AccountCard id={id} account={account} canSend={may.send} />
        {shown.sections.length > 0 && (
          <RecordForm
            key={shown.version}
            shown={shown}
            formKey=""
            buttons={formButtons({ publishes: false, drafts: false, published: true })}
          />
        )}
        <section className="card stack" aria-labelledby="emails">
          <h2 id="emails">Emails to this address</h2>
          <EmailLog emails={emails} empty="Nothing has been sent to this address." />
        </section>
      </div>
    </>
  )
}
