import { attendeeRows } from '#app/domain/attendance/export.server.ts'
import { attendeeList } from '#app/domain/attendance/list.ts'
import { attendeeChoices } from '#app/domain/attendance/listing.server.ts'
import { FORMATS } from '#app/domain/exchange/export.server.ts'
import { tableFile } from '#app/domain/exchange/table-file.server.ts'
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
    const list = `${page}/attendees${url.search}`
    return answerExport({ viewer, list, requestId }, async () => {
      const filter = attendeeList.parse(url.searchParams)
      const about = aboutFilter(attendeeList, filter, labelsOf(await attendeeChoices(event)))
      const table = await attendeeRows(viewer, event, filter, about)
      return tableFile({ name: 'attendees', title: 'Attendees', ...table }, format, request.signal)
    })
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../../../shell/no-page.ts'
