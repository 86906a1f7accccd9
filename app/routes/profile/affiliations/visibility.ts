import { href, redirect } from 'react-router'
import { setAffiliationVisible } from '#app/domain/affiliations/remove.server.ts'
import { parseSection } from '#app/domain/affiliations/sections.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import type { Route } from './+types/visibility'

const Schema = z.object({ visible: z.enum(['true', 'false']) })

/** A GET changes nothing. */
export const loader = () => redirect(href('/profile'))

/** The action of the profile page's forms that hide and show an entry. */
export async function action({ params, context }: Route.ActionArgs) {
  const section = found(parseSection(params.section))
  const form = await parseForm(context, Schema)
  permit(form.ok)
  const visible = form.value.visible === 'true'
  const isOwn = await setAffiliationVisible(
    context.get(viewerContext),
    section,
    parseId(params.affiliationId),
    visible,
  )
  if (!isOwn) throw notFound()
  return redirectWithNotice(
    href('/profile'),
    visible ? 'Members can now see this entry.' : 'This entry is hidden. Only you can see it.',
  )
}

export { EmptyRoute as default } from '../../shell/no-page.ts'
