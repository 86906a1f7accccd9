import { href } from 'react-router'
import type { Filter } from '#app/domain/administration/listing.server.ts'
import { exportFile, FORMATS } from '#app/domain/exchange/export.server.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { log } from '#app/http/log.server.ts'
import { factsOf, viewerContext } from '#app/http/request-context.server.ts'
import { attachment, found, redirectWithNotice } from '#app/http/responses.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import { tryAgainIn } from '#app/http/too-many.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import type { Route } from './+types/export'
import { filterInWords } from './filter-in-words.server.ts'

/** Everything that matches the list's filter, as a file. */
export const middleware: Route.MiddlewareFunction[] = [
  serveFile(async ({ request, url, params, context }) => {
    const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
    const format = found(FORMATS.find((one) => one === params.format))
    const list = `${href('/admin/:kind', { kind: kind.name })}${url.search}`
    const use = await consume('exportsByMember', String(viewer.id))
    if (!use.allowed) {
      const text = `You’ve exported a lot of lists in a short time. ${tryAgainIn(use.seconds)}`
      return redirectWithNotice(list, text, { tone: 'danger' })
    }
    const filter = kind.list.declaration.parse(url.searchParams) as Filter
    const asked = await filterInWords(kind, filter)
    const about = asked ? `all that match ${asked}` : `all ${kind.noun.many}`
    const deed = { actorId: viewer.id, door: 'FILE' } as const
    const made = await exportFile(viewer, kind, { filter, about }, format, deed, request.signal)
    if (!(made instanceof Error)) return attachment(made.content, made.name, made.type)
    log.error({ requestId: factsOf(context).requestId, err: made }, 'a list could not be exported')
    const text = 'The spreadsheet couldn’t be made. Export fewer records, or CSV.'
    return redirectWithNotice(list, text, { tone: 'danger' })
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../../shell/no-page.ts'
