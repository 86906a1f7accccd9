import { findFile, planOf } from '#app/domain/exchange/import.server.ts'
import { reportFile, reportOfLots } from '#app/domain/exchange/report-file.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { attachment, found } from '#app/http/responses.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/report'

/** Every line of a file that isn't imported yet, with what would become of it. */
export const middleware: Route.MiddlewareFunction[] = [
  serveFile(async ({ params, context }) => {
    const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
    const file = found(await findFile(viewer, kind, parseId(params.importId)))
    const { content, name, type } =
      file.background?.stage === 'PLANNED'
        ? await reportOfLots(kind.name, file.id)
        : reportFile(kind.name, found(file.appliedAt ? null : await planOf(viewer, kind, file)))
    return attachment(content, name, type)
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../../shell/no-page.ts'
