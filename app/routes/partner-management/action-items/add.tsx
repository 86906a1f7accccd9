import { data, useLocation } from 'react-router'
import { draftOf, emptyDraft } from '#app/domain/action-items/assignment-draft.ts'
import { formChoices } from '#app/domain/action-items/form-choices.server.ts'
import { createActionItems } from '#app/domain/action-items/save.server.ts'
import { ActionItemSchema } from '#app/domain/action-items/schema.ts'
import { resolveTargets } from '#app/domain/action-items/targets.server.ts'
import { stashedFields } from '#app/domain/stashed-forms/stashed-forms.server.ts'
import { parseForm, replyTo } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/add'
import { listHref } from './address.ts'
import { ItemForm } from './item-form.tsx'

const title = 'Add New Action Item'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const stashed = await stashedFields(viewer.id, url)
  const draft = stashed ? draftOf(replyTo(stashed).submission.payload) : emptyDraft
  return { draft, choices: await formChoices(viewer, draft), formKey: crypto.randomUUID() }
}

export async function action({ url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, ActionItemSchema)
  const draft = draftOf(form.payload)
  const shown = async () => ({ draft, choices: await formChoices(viewer, draft), changes: [] })
  if (form.step) return data({ ...(await shown()), reply: form.reply() })
  const asked = await resolveTargets(viewer, draft)
  if (!form.ok || !asked.ok) {
    return data({ ...(await shown()), reply: form.reply(asked.ok ? {} : asked) }, 400)
  }
  await createActionItems(viewer, { ...asked, details: form.value })
  const count = asked.targets.length
  return redirectWithNotice(
    listHref(url.search),
    count === 1 ? 'Action item saved.' : `${count} action items saved.`,
  )
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { formKey } = loaderData
  return (
    <>
      <PageHead title={title} back={{ to: listHref(search), label: 'Action Items' }} />
      <ItemForm
        title={title}
        defaultValue={{ ...loaderData.draft, formKey, version: 1 }}
        shown={actionData ?? loaderData}
        reply={actionData?.reply}
        changes={[]}
      />
    </>
  )
}
