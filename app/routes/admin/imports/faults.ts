import { faultsFile, faultsOfLots } from '#app/domain/exchange/faults.ts'
import { findFile, planOf } from '#app/domain/exchange/import.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { attachment, found } from '#app/http/responses.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/faults'

/** The lines that can't be imported, or not whole, to be mended and uploaded again. */
export const middleware: Route.MiddlewareFunction[] = [
  serveFile(async ({ params, context }) => {
    const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
    const file = found(await findFile(viewer, kind, parseId(params.importId)))
    const { background } = file
    if (background) {
      const made = await faultsOfLots(kind.name, file.id, file.table, found(background.summary).guarded)
      return attachment(made.content, made.name, made.type)
    }
    const toMend = found(file.left ?? (await planOf(viewer, kind, file)))
    const { content, name, type } = faultsFile(kind.name, file.table, toMend)
    return attachment(content, name, type)
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../../shell/no-page.ts'
