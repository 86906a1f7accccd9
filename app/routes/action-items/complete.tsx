import { data, Form, href } from 'react-router'
import { completeActionItem } from '#app/domain/action-items/complete.server.ts'
import { findCompletableItem } from '#app/domain/action-items/find.server.ts'
import { ItemVersionSchema } from '#app/domain/action-items/schema.ts'
import { statusOf } from '#app/domain/action-items/status.ts'
import { canUsePartnerManagement } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseId } from '#app/values/ids.ts'
import { sitePath } from '#app/values/site-path.ts'
import { AuthorField } from '../shell/author-field.tsx'
import type { Route } from './+types/complete'
import { ItemFacts } from './item-facts.tsx'

/** `?redirect=` names the page the dialog was opened on, which closing leads back to. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const item = found(await findCompletableItem(viewer, parseId(params.actionItemId)))
  return { item, status: statusOf(item, viewer.today), closeTo: pageBelow(viewer, request, url) }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, ItemVersionSchema)
  const version = form.ok ? form.value.version : 0
  const completion = await completeActionItem(viewer, parseId(params.actionItemId), version)
  if (completion.kind === 'gone') throw notFound()
  const { kind, item } = completion
  if (kind === 'changed') return data({ item, status: statusOf(item, viewer.today) }, 409)
  return redirectWithNotice(
    pageBelow(viewer, request, url),
    kind === 'completed' ? `“${item.name}” is complete.` : `“${item.name}” was already complete.`,
  )
}

function pageBelow(viewer: Viewer, request: Request, url: URL): string {
  const home = canUsePartnerManagement(viewer)
    ? href('/partner-management/action-items')
    : href('/partner-dashboard/:organizationId?')
  return sitePath(url.searchParams.get('redirect'), publicOrigin(request)) ?? home
}

export default function Complete({ loaderData, actionData, params }: Route.ComponentProps) {
  const { closeTo } = loaderData
  const { item, status } = actionData ?? loaderData
  const problems = actionData
    ? [{ message: 'Someone changed this action item. Here’s the latest version.' }]
    : []
  return (
    <>
      <PageTitle title={`Complete ${item.name}`} invalid={actionData !== undefined} />
      <PageHead title="Action item" back={{ to: closeTo, label: 'Back' }} />
      <DialogFrame
        title={<bdi>{item.name}</bdi>}
        closeTo={closeTo}
        openedBy={`/action-items/${params.actionItemId}/complete?redirect=${encodeURIComponent(closeTo)}`}
      >
        <div className="stack">
          <ErrorSummary errors={problems} />
          <ItemFacts item={item} status={status} />
          {item.completed ? (
            <div>
              <ButtonLink variant="secondary" to={closeTo} preventScrollReset state={focusStays}>
                Close
              </ButtonLink>
            </div>
          ) : (
            <Form method="post" className="cluster" preventScrollReset>
              <AuthorField />
              <input type="hidden" name="version" value={item.version} />
              <SubmitButton pending="Saving…">Mark Complete</SubmitButton>
              <ButtonLink variant="quiet" to={closeTo} preventScrollReset state={focusStays}>
                Cancel
              </ButtonLink>
            </Form>
          )}
        </div>
      </DialogFrame>
    </>
  )
}
