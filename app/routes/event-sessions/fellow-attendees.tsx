import {
  type FellowAttendeeList,
  listFellowAttendees,
} from '#app/domain/event-sessions/fellow-attendees.server.ts'
import { canExportFellows } from '#app/domain/event-sessions/policy.ts'
import { canUseCommunity } from '#app/domain/viewer/permissions.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { GrowingList } from '#app/ui/load-more.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { Results } from '#app/ui/results.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import { pageHref, readSearch } from '#app/values/search-params.ts'
import { HiddenProfileWall } from '../directory/hidden-profile-wall.tsx'
import { MaskedMembers } from '../directory/masked-cards.tsx'
import { MemberCard } from '../directory/member-card.tsx'
import type { Route } from './+types/fellow-attendees'
import { exportHref, fellowAttendeesHref } from './address.ts'
import { ExportLink } from './export-link.tsx'
import { openSessionContext } from './open-session.server.ts'

/** Viewers with a hidden profile can't browse members, so the members aren't even read. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { session, page, participation } = context.get(openSessionContext)
  const canExport = canExportFellows(viewer, participation)
  const facts = { name: session.name, address: fellowAttendeesHref(page), search: '', canExport }
  if (viewer.hiddenProfile) return { ...facts, list: null }
  const search = readSearch(url.searchParams)
  const nothing = { fellows: [], total: 0, page: 1, pages: 1 }
  const list = await listOrFailure(context, nothing, () =>
    listFellowAttendees(viewer, session.id, { search, page: parsePage(url.searchParams.get('page')) }),
  )
  return { ...facts, search, list: packed({ ...list, opensProfiles: canUseCommunity(viewer) }) }
}

export default function FellowAttendees({ loaderData }: Route.ComponentProps) {
  const { name, address, search, canExport } = loaderData
  const list = loaderData.list && unpacked(loaderData.list)
  return (
    <>
      <PageTitle title={`Fellows: ${name}`} />
      {list === null ? (
        <HiddenProfileWall backTo={address} />
      ) : (
        <div className="stack">
          {(list.total > 0 || search) && (
            <div className="cluster">
              <SearchForm
                label="Search fellows"
                search={search}
                found={list.total === 0 ? countOf(0, 0) : undefined}
                className="grow sm:max-w-md"
              />
              {canExport && list.total > 0 && <ExportLink to={exportHref(address, search)} />}
            </div>
          )}
          <Results>{list.failed ? <FailedList /> : <Fellows {...list} search={search} />}</Results>
        </div>
      )}
    </>
  )
}

type Listed = FellowAttendeeList & { opensProfiles: boolean }

function Fellows({ fellows, total, page, pages, opensProfiles, search }: Listed & { search: string }) {
  if (total === 0) return <Nobody search={search} />
  const params = new URLSearchParams(search ? { search } : {})
  return (
    <>
      <ResultCount>{countOf(fellows.length, total)}</ResultCount>
      <GrowingList
        key={search}
        className="cards"
        count={fellows.length}
        more={page < pages ? pageHref(params, page + 1) : null}
        waiting={<MaskedMembers count={3} />}
      >
        {fellows.map((fellow) => (
          <MemberCard key={fellow.id} member={fellow} heading="h3" opensProfile={opensProfiles} />
        ))}
      </GrowingList>
    </>
  )
}

function countOf(shown: number, total: number): string {
  const all = `${total.toLocaleString('en-US')} ${total === 1 ? 'Rising Leader' : 'Rising Leaders'}`
  return shown < total ? `${shown.toLocaleString('en-US')} of ${all}` : all
}

function Nobody({ search }: { search: string }) {
  if (!search) {
    return (
      <EmptyState title="No Fellow Attendees" drawing="people">
        No Rising Leaders Found
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No Rising Leaders Found"
      drawing="people"
      action={
        <ButtonLink variant="secondary" to="?">
          Show all fellows
        </ButtonLink>
      }
    />
  )
}
