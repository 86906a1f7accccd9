import { data, useLocation } from 'react-router'
import { type AssignmentDraft, draftOf } from '#app/domain/action-items/assignment-draft.ts'
import { differences } from '#app/domain/action-items/differences.ts'
import { type ActionItemRecord, findManagedItem } from '#app/domain/action-items/find.server.ts'
import { formChoices } from '#app/domain/action-items/form-choices.server.ts'
import { updateActionItem } from '#app/domain/action-items/save.server.ts'
import { ActionItemSchema } from '#app/domain/action-items/schema.ts'
import { resolveTargets } from '#app/domain/action-items/targets.server.ts'
import { stashedFields } from '#app/domain/stashed-forms/stashed-forms.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseForm, replyTo } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/edit'
import { listHref, rowId } from './address.ts'
import { ItemForm } from './item-form.tsx'

const title = 'Edit Action Item'
const DELETED = 'Someone deleted this action item, so nothing was saved. What you typed is still here.'
const CHANGED =
  'Someone changed this action item after you opened it, so nothing has been saved. Save again to replace it with your version.'

/** A missing item is 404, but never thrown, so the form's response keeps what was typed. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const item = await findManagedItem(viewer, parseId(params.actionItemId))
  if (!item) return data({ item: null, shown: null }, 404)
  const stashed = await stashedFields(viewer.id, url)
  const draft = stashed ? draftOf(replyTo(stashed).submission.payload) : draftFrom(item)
  const formKey = crypto.randomUUID()
  return { item, shown: { draft, choices: await choicesFor(viewer, draft, item), formKey } }
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const item = await findManagedItem(viewer, parseId(params.actionItemId))
  const form = await parseForm(context, ActionItemSchema)
  const draft = draftOf(form.payload)
  const shown = async () => {
    const choices = await choicesFor(viewer, draft, item)
    return { draft, choices, changes: [], version: undefined }
  }
  if (item && form.step) return data({ ...(await shown()), reply: form.reply() })
  if (!item) return data({ ...(await shown()), reply: form.reply({ form: DELETED }) }, 409)
  const asked = await resolveTargets(viewer, draft, { assigneeId: item.assignee?.id })
  if (!form.ok || !asked.ok)
    return data({ ...(await shown()), reply: form.reply(asked.ok ? {} : asked) }, 400)
  const update = await updateActionItem(viewer, item, { ...asked, details: form.value })
  if (update.kind === 'gone') return data({ ...(await shown()), reply: form.reply({ form: DELETED }) }, 409)
  const changes = update.kind === 'stale' ? differences(update.item, { ...form.value, ...asked }) : []
  // A form submitted twice doesn't differ from what it has just saved.
  if (update.kind === 'saved' || changes.length === 0)
    return redirectWithNotice(`${listHref(url.search)}#${rowId(item.id)}`, 'Action item saved.')
  const stale = { ...(await shown()), changes, version: update.item.version }
  return data({ ...stale, reply: form.reply({ form: CHANGED }) }, 409)
}

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { item } = loaderData
  const shown = actionData ?? loaderData.shown
  return (
    <>
      <PageHead title={title} back={{ to: listHref(search), label: 'Action Items' }} />
      {shown ? (
        <ItemForm
          title={title}
          defaultValue={
            item ? { ...fieldsOf(item, loaderData.shown.formKey), ...loaderData.shown.draft } : {}
          }
          version={actionData?.version}
          shown={shown}
          reply={actionData?.reply}
          changes={actionData?.changes ?? []}
        />
      ) : (
        <NotThere to={listHref(search)} />
      )}
    </>
  )
}

function NotThere({ to }: { to: string }) {
  return (
    <>
      <PageTitle title={title} />
      <EmptyState title="Action item not found" action={<ButtonLink to={to}>All action items</ButtonLink>}>
        It may have been deleted.
      </EmptyState>
    </>
  )
}

const choicesFor = (viewer: Viewer, draft: AssignmentDraft, item: ActionItemRecord | null) =>
  formChoices(viewer, draft, { event: item?.event, assigneeId: item?.assignee?.id })

function draftFrom({ event, organization, assignee }: ActionItemRecord): AssignmentDraft {
  const row = { organizationId: String(organization.id), assigneeId: String(assignee?.id ?? '') }
  return {
    eventId: String(event.id),
    eventSearch: '',
    assignToAll: false,
    multiplePartners: false,
    assignments: [row],
  }
}

const fieldsOf = (item: ActionItemRecord, formKey: string) => ({
  name: item.name,
  description: item.description,
  startDate: item.startDate,
  dueDate: item.dueDate,
  actionUrl: item.actionUrl ?? '',
  version: String(item.version),
  formKey,
})
