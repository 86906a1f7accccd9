import { data, href, redirect } from 'react-router'
import { isPaywalled } from '#app/domain/resources/paywall.server.ts'
import { type MarkedResource, saveMarks } from '#app/domain/resources/save-marks.server.ts'
import { ResourceMarksSchema } from '#app/domain/resources/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { sitePath } from '#app/values/site-path.ts'
import type { Route } from './+types/marks'
import { resourceHref } from './addresses.ts'

/** A GET changes nothing. */
export const loader = ({ params: { resourceId } }: Route.LoaderArgs) =>
  redirect(href('/resources/:resourceId/:sectionId?', { resourceId }))

/** Marks a resource as a favorite or as completed, or undoes that. `?redirect=` names the page it was done on. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await parseForm(context, ResourceMarksSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const { inPlace, ...marks } = form.value
  const viewer = context.get(viewerContext)
  const id = parseId(params.resourceId)
  const mark = await saveMarks(viewer, id, marks)
  permit(mark !== null || id === null || !(await isPaywalled(viewer, id)))
  const marked = found(mark)
  if (inPlace) return marked
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request)) ?? resourceHref(marked)
  return redirectWithNotice(page, noticeOf(marked), { inSight: true })
}

function noticeOf({ name, favorite, completed }: MarkedResource): string {
  const marks = [...(favorite ? ['a favorite'] : []), ...(completed ? ['completed'] : [])]
  return marks.length > 0
    ? `“${name}” is marked as ${marks.join(' and ')}.`
    : `“${name}” is no longer marked.`
}

export { EmptyRoute as default } from '../shell/no-page.ts'
