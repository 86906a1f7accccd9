import type { LiveEvent } from '#app/domain/events/live-event.server.ts'
import { FORMATS } from '#app/domain/exchange/export.server.ts'
import { type Table, tableFile } from '#app/domain/exchange/table-file.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { factsOf, viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import type { FilterOf, List } from '#app/values/list.ts'
import { type IdChoices, labelsOf } from '#app/values/list-choices.ts'
import type { Params } from '#app/values/list-params.ts'
import { answerExport } from '../answer-export.server.ts'
import { aboutFilter } from './choosing.server.ts'
import { openLiveEvent } from './event.server.ts'

type People<Given extends Params> = {
  /** Of the screen that lists them, and of the file. */
  name: 'attendees' | 'participants'
  title: string
  list: List<Given>
  choices: (event: LiveEvent) => Promise<IdChoices<Given>>
  rows: (viewer: Viewer, event: LiveEvent, filter: FilterOf<List<Given>>, about: string) => Promise<Table>
}

/** Serves who takes part in an event, as far as the list's filter goes. */
export const servePeople = <Given extends Params>({ name, title, list, choices, rows }: People<Given>) =>
  serveFile(async ({ request, url, params, context }) => {
    const viewer = context.get(viewerContext)
    const format = found(FORMATS.find((one) => one === params.format))
    const { event, page } = await openLiveEvent(params.recordId ?? '')
    const { requestId } = factsOf(context)
    return answerExport({ viewer, list: `${page}/${name}${url.search}`, requestId }, async () => {
      const filter: FilterOf<List<Given>> = list.parse(url.searchParams)
      const about = aboutFilter(list, filter, labelsOf(await choices(event)))
      const read = () => rows(viewer, event, filter, about)
      return tableFile({ name, title }, read, format, request.signal)
    })
  })
