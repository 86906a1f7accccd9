import { data, href, redirect } from 'react-router'
import { saveProspect } from '#app/domain/job-postings/save-prospect.server.ts'
import { ProspectSchema } from '#app/domain/job-postings/schema.ts'
import { canSaveProspects } from '#app/domain/viewer/permissions.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { sitePath } from '#app/values/site-path.ts'
import type { Route } from './+types/prospect'

/** A GET changes nothing. */
export const loader = () => redirect(href('/careers/prospects'))

/** Marks a posting as a favorite or as applied for, or undoes that. `?redirect=` names the page it was done on. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  permit(canSaveProspects(viewer))
  const form = await parseForm(context, ProspectSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const { inPlace, ...marks } = form.value
  const prospect = found(await saveProspect(viewer, parseId(params.jobPostingId), marks))
  if (inPlace) return prospect
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request)) ?? href('/careers/prospects')
  return redirectWithNotice(page, noticeOf(prospect))
}

function noticeOf({
  title,
  applied,
  favorite,
}: NonNullable<Awaited<ReturnType<typeof saveProspect>>>): string {
  const marks = [...(favorite ? ['a favorite'] : []), ...(applied ? ['applied for'] : [])]
  return marks.length > 0
    ? `“${title}” is marked as ${marks.join(' and ')}.`
    : `“${title}” is no longer marked.`
}

export { EmptyRoute as default } from '../shell/no-page.ts'
