import { templateFile } from '#app/domain/exchange/export.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { attachment } from '#app/http/responses.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import type { Route } from './+types/template'

/** A file with the header that a new list of this kind needs. */
export const middleware: Route.MiddlewareFunction[] = [
  serveFile(async ({ context }) => {
    const { content, name, type } = templateFile(context.get(viewerContext), context.get(kindContext))
    return attachment(content, name, type)
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../../shell/no-page.ts'
