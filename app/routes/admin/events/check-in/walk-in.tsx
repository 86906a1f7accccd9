import { data, Form } from 'react-router'
import { addWalkIn } from '#app/domain/attendance/check-in.server.ts'
import { findDoor, searchWalkIns } from '#app/domain/attendance/door.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import { parseId } from '#app/values/ids.ts'
import { readSearch } from '#app/values/search-params.ts'
import { z } from '#app/values/zod.ts'
import { AuthorField } from '../../../shell/author-field.tsx'
import { recordHref } from '../../kind/address.ts'
import type { Route } from './+types/walk-in'
import { backTo } from './back-to.server.ts'
import { ENDED } from './ended.ts'
import { REFUSALS } from './tap.ts'
import { TapStatus } from './tap-status.tsx'

const Chosen = z.object({ member: z.string().transform(parseId) })

export async function loader({ params, url }: Route.LoaderArgs) {
  const door = found(await findDoor(parseId(params.recordId), parseId(params.sessionId)))
  const search = readSearch(url.searchParams)
  return {
    page: `${recordHref('events', door.eventId)}/check-in/${door.id}`,
    session: door.name,
    isCancelled: door.status === 'CANCELLED',
    search,
    fellows: await searchWalkIns(door.eventId, door.id, search),
  }
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const [eventId, sessionId] = [found(parseId(params.recordId)), found(parseId(params.sessionId))]
  const form = await parseForm(context, Chosen)
  if (!form.ok || form.value.member === null) throw data(null, { status: 400 })
  const userId = form.value.member
  const outcome = await addWalkIn(context.get(viewerContext), { eventId, sessionId, userId, at: new Date() })
  const pathname = `${recordHref('events', eventId)}/check-in/${sessionId}`
  if (outcome.kind === 'here' || outcome.kind === 'absent')
    return backTo({ pathname, search: url.search }, userId)
  found(outcome.kind === 'gone' ? null : outcome)
  const reason = outcome.kind === 'removed' ? 'can’t be added' : REFUSALS[outcome.kind]
  const name = ('name' in outcome && outcome.name) || 'That person'
  return redirectWithNotice(pathname, `${name}: ${reason}.`, { tone: 'info' })
}

export default function WalkIn({ loaderData }: Route.ComponentProps) {
  const { page, session, isCancelled, search, fellows } = loaderData
  return (
    <>
      <PageTitle title={`Add a walk-in: ${session}`} />
      <PageHead
        title="Add a walk-in"
        lead="They’re checked in at once."
        back={{ to: page, label: session }}
      />
      {isCancelled ? (
        <p>{ENDED}</p>
      ) : (
        <div className="stack">
          <TapStatus />
          <SearchForm
            label="Search fellows"
            search={search}
            found={search && `${fellows.length} ${fellows.length === 1 ? 'fellow' : 'fellows'}`}
          />
          {search && fellows.length === 0 && <p>No fellow who isn’t on the list matches “{search}”.</p>}
          {fellows.length > 0 && (
            <Form method="post">
              <AuthorField draft={false} />
              <ul className="door-list" aria-label="Fellows">
                {fellows.map(({ id, name, occupation }) => (
                  <li key={id} className="door-row">
                    <button type="submit" name="member" value={id} className="door-tap">
                      <Icon name="plus" />
                      <span>
                        <span className="sr-only">Add and check in </span>
                        <bdi className="door-name">{name}</bdi>
                        {occupation && (
                          <>
                            <span className="sr-only">, </span>
                            <bdi className="text-muted">{occupation}</bdi>
                          </>
                        )}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </Form>
          )}
        </div>
      )}
    </>
  )
}
