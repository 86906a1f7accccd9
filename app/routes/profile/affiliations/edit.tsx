import { href } from 'react-router'
import { findOwnAffiliation } from '#app/domain/affiliations/find.server.ts'
import { parseSection, SECTIONS } from '#app/domain/affiliations/sections.ts'
import { changeAffiliation } from '#app/domain/affiliations/write.server.ts'
import { canReadPrivateFacts } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/edit'
import { AffiliationForm } from './affiliation-form.tsx'
import { formPage } from './form-page.server.ts'
import { readSubmission } from './submission.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { section, record } = await affiliationOf(viewer, params)
  return {
    ...(await formPage(viewer, section, record, url)),
    id: record.id,
    organization: record.organization.name,
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const { section, record } = await affiliationOf(viewer, params)
  const submission = await readSubmission(context, section, record)
  if (!submission.ok) return submission.answer
  const saving = await changeAffiliation(viewer, section, record.id, submission.value)
  if (saving.kind === 'gone') throw notFound()
  if (saving.kind === 'stale') return submission.stale(saving)
  return redirectWithNotice(href('/profile'), `${SECTIONS[section].title} saved.`)
}

export default function EditAffiliation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AffiliationForm
      key={loaderData.id}
      title={`Edit ${SECTIONS[loaderData.section].title}`}
      page={loaderData}
      lockedTo={loaderData.rules.locked ? loaderData.organization : undefined}
      answer={actionData}
    />
  )
}

async function affiliationOf(viewer: Viewer, params: Route.LoaderArgs['params']) {
  const section = found(parseSection(params.section))
  // A job's form includes pay.
  permit(section !== 'employment' || canReadPrivateFacts(viewer))
  return { section, record: found(await findOwnAffiliation(viewer, section, parseId(params.affiliationId))) }
}
