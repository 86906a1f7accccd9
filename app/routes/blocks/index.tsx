import { Form, href } from 'react-router'
import { unblock } from '#app/domain/blocks/block.server.ts'
import { type Blocked, listBlocked } from '#app/domain/blocks/listing.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useFocusOnTitleWhenRemoved } from '#app/ui/focus-when-removed.ts'
import { MemberAvatar, MemberName } from '#app/ui/member-mention.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { parseId } from '#app/values/ids.ts'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { z } from '#app/values/zod.ts'
import { AuthorField } from '../shell/author-field.tsx'
import type { Route } from './+types/index'

const UnblockSchema = z.object({ memberId: z.string().max(20) })

export const loader = ({ url, context }: Route.LoaderArgs) =>
  listOrFailure(context, { ...EMPTY_PAGE, blocked: [] }, () =>
    listBlocked(context.get(viewerContext), parsePage(url.searchParams.get('page'))),
  )

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, UnblockSchema)
  permit(form.ok)
  const taken = await unblock(context.get(viewerContext), parseId(form.value.memberId))
  const text = taken ? 'Member unblocked.' : 'That member was already unblocked.'
  return redirectWithNotice(href('/profile/blocked-members'), text)
}

export default function BlockedMembers({ loaderData }: Route.ComponentProps) {
  const { blocked, total, page, pages, failed } = loaderData
  return (
    <>
      <PageTitle title="Blocked members" />
      <PageHead
        title="Blocked members"
        back={{ to: href('/profile/privacy-and-visibility'), label: 'Privacy and Visibility' }}
        lead="You and the members you block can’t find or message each other. We don’t tell them."
      />
      {failed || total > 0 ? (
        <Results failed={failed}>
          <ul className="stack">
            {blocked.map((each) => (
              <BlockedMember key={each.id} blocked={each} />
            ))}
          </ul>
          <Pagination page={page} pages={pages} href={(to) => (to > 1 ? `?page=${to}` : '?')} />
        </Results>
      ) : (
        <EmptyState title="You haven’t blocked anyone" drawing="people">
          To block someone, go to their profile and choose Block.
        </EmptyState>
      )}
    </>
  )
}

function BlockedMember({ blocked: { id, member, since } }: { blocked: Blocked }) {
  const item = useFocusOnTitleWhenRemoved<HTMLLIElement>()
  return (
    <li ref={item} className="card cluster">
      <div className="byline me-auto">
        <MemberAvatar {...member} />
        <div>
          <h2 id={`blocked-${id}`} className="text-base">
            <MemberName {...member} />
          </h2>
          <p className="text-sm text-muted">Blocked {since}</p>
        </div>
      </div>
      <Form method="post">
        <AuthorField />
        <Button name="memberId" value={id} variant="secondary" aria-describedby={`blocked-${id}`}>
          Unblock
        </Button>
      </Form>
    </li>
  )
}
