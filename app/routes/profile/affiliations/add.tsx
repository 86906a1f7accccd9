import { href } from 'react-router'
import { parseSection, SECTIONS } from '#app/domain/affiliations/sections.ts'
import { addAffiliation } from '#app/domain/affiliations/write.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import type { Route } from './+types/add'
import { AffiliationForm } from './affiliation-form.tsx'
import { formPage } from './form-page.server.ts'
import { readSubmission } from './submission.server.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return formPage(context.get(viewerContext), found(parseSection(params.section)), null, url)
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const section = found(parseSection(params.section))
  const submission = await readSubmission(context, section, null)
  if (!submission.ok) return submission.answer
  await addAffiliation(viewer, section, submission.value)
  return redirectWithNotice(href('/profile'), `${SECTIONS[section].title} added.`)
}

export default function AddAffiliation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AffiliationForm
      key={loaderData.section}
      title={`Add ${SECTIONS[loaderData.section].title}`}
      page={loaderData}
      answer={actionData}
    />
  )
}
