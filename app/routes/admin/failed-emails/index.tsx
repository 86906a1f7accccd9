import { data, href } from 'react-router'
import { aboutEmail } from '#app/domain/emails/about.ts'
import { counted, type FailedEmail, listFailed, sendFailedAgain } from '#app/domain/emails/failed.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { formatTimestamp } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { AdminTable } from '../admin-table.tsx'
import { ConfirmForm } from '../form/confirm-form.tsx'
import type { Route } from './+types/index'

const title = 'Emails that failed'

const Seen = z.object({ latest: z.coerce.number().int().min(0).max(2_147_483_647) })

export async function loader({ url, context }: Route.LoaderArgs) {
  const zone = context.get(viewerContext).timeZone ?? 'UTC'
  const none = { ...EMPTY_PAGE, rows: [], latest: 0 }
  const { rows, ...list } = await listOrFailure(context, none, () =>
    listFailed(parsePage(url.searchParams.get('page'))),
  )
  return { emails: rows.map((row) => shown(row, zone)), ...list }
}

const shown = ({ id, kind, to, createdAt, error }: FailedEmail, zone: string) => ({
  id,
  kind: aboutEmail[kind],
  to,
  at: formatTimestamp(createdAt, zone),
  error: error ?? 'Unknown',
})

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, Seen)
  if (!form.ok) throw data(null, { status: 400 })
  const count = await sendFailedAgain(context.get(viewerContext), form.value.latest)
  return redirectWithNotice(href('/admin/failed-emails'), `${counted(count)} will be sent again.`)
}

export default function FailedEmails({ loaderData }: Route.ComponentProps) {
  const { emails, latest, total, page, pages, failed } = loaderData
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead="Those of the last two weeks that the mail server has refused, or hasn’t taken for about a day."
        back={{ to: href('/admin'), label: 'Administration' }}
      />
      {emails.length === 0 && !failed ? (
        <EmptyState title="Nothing has failed">Emails that couldn’t be sent will show up here.</EmptyState>
      ) : (
        <Results failed={failed}>
          <AdminTable caption={title} headings={['To', 'Email', 'Since', 'Reason']}>
            {emails.map(({ id, to, kind, at, error }) => (
              <tr key={id}>
                <th scope="row">{to}</th>
                <td data-label="Email">{kind}</td>
                <td data-label="Since">{at}</td>
                <td data-label="Reason">{error}</td>
              </tr>
            ))}
          </AdminTable>
          <Pagination page={page} pages={pages} href={(to) => `?page=${to}`} />
          <p>
            Send them again once the mail server works. What’s no longer due isn’t sent, and neither is what
            goes to an address that refuses email.
          </p>
          <ConfirmForm
            page={href('/admin')}
            fields={{ latest }}
            label={total === 1 ? 'Send it again' : `Send all ${total.toLocaleString('en-US')} again`}
            pending="Sending…"
          />
        </Results>
      )}
    </>
  )
}
