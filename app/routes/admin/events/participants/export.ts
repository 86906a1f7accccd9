import { FORMATS } from '#app/domain/exchange/export.server.ts'
import { tableFile } from '#app/domain/exchange/table-file.server.ts'
import { participantRows } from '#app/domain/partner-invitations/export.server.ts'
import { participantList } from '#app/domain/partner-invitations/list.ts'
import { factsOf, viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import { labelsOf } from '#app/values/list-choices.ts'
import { answerExport } from '../../answer-export.server.ts'
import { aboutFilter } from '../choosing.server.ts'
import { openLiveEvent } from '../event.server.ts'
import type { Route } from './+types/export'

export const middleware: Route.MiddlewareFunction[] = [
  serveFile(async ({ request, url, params, context }) => {
    const viewer = context.get(viewerContext)
    const format = found(FORMATS.find((one) => one === params.format))
    const { event, page } = await openLiveEvent(params.recordId ?? '')
    const { requestId } = factsOf(context)
    const list = `${page}/participants${url.search}`
    return answerExport({ viewer, list, requestId }, async () => {
      const filter = participantList.parse(url.searchParams)
      const about = aboutFilter(participantList, filter, labelsOf({}))
      const table = await participantRows(viewer, event, filter, about)
      return tableFile({ name: 'participants', title: 'Participants', ...table }, format, request.signal)
    })
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../../../shell/no-page.ts'
