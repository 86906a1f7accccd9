import { href } from 'react-router'
import { auditTrail } from '#app/domain/accounts/audit.server.ts'
import { findProfile } from '#app/domain/members/profile.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import { Results } from '#app/ui/results.tsx'
import { parseId } from '#app/values/ids.ts'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { formatTimestamp } from '#app/values/moment.ts'
import type { Route } from './+types/audit-trail'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const member = found(await findProfile(viewer, found(parseId(params.profileId))))
  const { entries, ...trail } = await listOrFailure(context, { ...EMPTY_PAGE, entries: [] }, () =>
    auditTrail(member.id, parsePage(url.searchParams.get('page'))),
  )
  return {
    ...trail,
    member: { id: String(member.id), fullName: member.fullName },
    entries: entries.map(({ at, ...entry }) => ({
      ...entry,
      at: formatTimestamp(at, viewer.timeZone ?? 'UTC'),
    })),
  }
}

export default function AuditTrail({ loaderData }: Route.ComponentProps) {
  const { member, entries, page, pages, failed } = loaderData
  return (
    <>
      <PageTitle title={`Audit trail for ${member.fullName}`} />
      <PageHead
        title="Audit trail"
        back={{ to: href('/profile/:profileId', { profileId: member.id }), label: member.fullName }}
        lead="What staff did while acting as this member, newest first."
      />
      <Results failed={failed}>
        {entries.length === 0 ? (
          <EmptyState title="No entries">No one has acted as this member.</EmptyState>
        ) : (
          <ol className="stack">
            {entries.map(({ id, at, actor, action, path }) => (
              <li key={id} className="card">
                <p>
                  <PersonName name={actor} />
                  {` ${action} `}
                  {path && <code>{path}</code>}
                </p>
                <p className="text-sm text-muted">{at}</p>
              </li>
            ))}
          </ol>
        )}
        <Pagination page={page} pages={pages} href={(to) => `?page=${to}`} />
      </Results>
    </>
  )
}
