import { findContactCard } from '#app/domain/members/vcard.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { attachment, found, notFound } from '#app/http/responses.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/vcard'

/** Hidden members can only get their own card. */
export const middleware: Route.MiddlewareFunction[] = [
  serveFile(async ({ params, context }) => {
    const viewer = context.get(viewerContext)
    const id = found(parseId(params.profileId))
    if (viewer.hiddenProfile && id !== viewer.id) throw notFound()
    const { card, fileName } = found(await findContactCard(viewer, id))
    return attachment(card, fileName, 'text/vcard; charset=utf-8')
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../shell/no-page.ts'
