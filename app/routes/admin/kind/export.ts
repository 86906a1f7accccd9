import { href } from 'react-router'
import type { Filter } from '#app/domain/administration/listing.server.ts'
import { exportFile, FORMATS } from '#app/domain/exchange/export.server.ts'
import { ownFiles } from '#app/domain/exchange/own-files.ts'
import { factsOf, viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { answerExport } from '../answer-export.server.ts'
import type { Route } from './+types/export'
import { filterInWords } from './filter-in-words.server.ts'

/** Everything that matches the list's filter, as a file. */
export const middleware: Route.MiddlewareFunction[] = [
  serveFile(({ request, url, params, context }) => {
    const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
    const format = found(FORMATS.find((one) => one === params.format))
    const list = `${href('/admin/:kind', { kind: (ownFiles(kind)?.of ?? kind).name })}${url.search}`
    const { requestId } = factsOf(context)
    return answerExport({ viewer, list, requestId }, async () => {
      const filter = kind.list.declaration.parse(url.searchParams) as Filter
      const asked = await filterInWords(kind, filter)
      const about = asked ? `all that match ${asked}` : `all ${kind.noun.many}`
      const deed = { actorId: viewer.id, door: 'FILE' } as const
      return exportFile(viewer, kind, { filter, about }, format, deed, request.signal)
    })
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../../shell/no-page.ts'
