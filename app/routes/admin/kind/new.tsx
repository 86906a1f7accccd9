import { data, href } from 'react-router'
import { create } from '#app/domain/administration/save.server.ts'
import { stashedFields } from '#app/domain/stashed-forms/stashed-forms.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { answerUnread, answerUnsaved, showForm } from '../form/answer.server.ts'
import { formButtons } from '../form/buttons.ts'
import { RecordForm } from '../form/record-form.tsx'
import { payloadFrom, readSubmission } from '../form/submission.server.ts'
import type { Route } from './+types/new'
import { recordHref } from './address.ts'
import { savedText } from './saved-text.ts'
import { summaryOf } from './summary.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  if (kind.given) throw notFound()
  const held = await stashedFields(viewer.id, url)
  const start = { ...kind.start, ...(await kind.startFor?.(viewer)) }
  const shown = await showForm(viewer, kind, held ? payloadFrom(held) : start)
  return { ...summaryOf(kind), shown, formKey: crypto.randomUUID() }
}

export async function action({ context }: Route.ActionArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  if (kind.given) throw notFound()
  const submission = await readSubmission(context, viewer, kind)
  const { formKey, intent } = submission.frame
  if (submission.kind !== 'typed') {
    const status = submission.kind === 'step' ? 200 : 400
    return data({ shown: await answerUnread(viewer, kind, submission), formKey }, status)
  }
  const saving = await create(
    viewer,
    kind,
    { content: submission.content, publish: intent === 'publish' },
    formKey,
  )
  if (saving.kind !== 'saved') {
    return data({ shown: await answerUnsaved(viewer, kind, submission, saving), formKey }, 400)
  }
  const [page, text] = [recordHref(kind.name, saving.id), savedText(kind, saving, 'created')]
  if (!kind.created) return redirectWithNotice(page, text)
  const { says, label, screen } = kind.created
  return redirectWithNotice(page, `${text} ${says}`, { link: { label, to: `${page}/${screen}` } })
}

export default function New({ loaderData, actionData }: Route.ComponentProps) {
  const { name, title, noun, publishes, drafts } = loaderData
  const { shown, formKey } = actionData ?? loaderData
  return (
    <>
      <PageTitle title={`New ${noun.one}`} invalid={shown.problems.length > 0} />
      <PageHead title={`New ${noun.one}`} back={{ to: href('/admin/:kind', { kind: name }), label: title }} />
      <RecordForm
        shown={shown}
        formKey={formKey}
        buttons={formButtons({ publishes, drafts, published: false })}
      />
    </>
  )
}
