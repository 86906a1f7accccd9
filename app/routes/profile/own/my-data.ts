import { href } from 'react-router'
import { toCsv } from '#app/domain/data-export/csv.ts'
import { exportMyData } from '#app/domain/data-export/member-data.server.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { attachment, found, redirectWithNotice } from '#app/http/responses.server.ts'
import { serveFile } from '#app/http/serve-file.server.ts'
import { tryAgainIn } from '#app/http/too-many.server.ts'
import type { Route } from './+types/my-data'

const FORMATS = {
  json: { type: 'application/json; charset=utf-8', write: (data: object) => JSON.stringify(data, null, 2) },
  csv: { type: 'text/csv; charset=utf-8', write: toCsv },
}

/** Everything stored about the user, as a file. */
export const middleware: Route.MiddlewareFunction[] = [
  serveFile(async ({ params, context }) => {
    const viewer = context.get(viewerContext)
    const format = found(params.format === 'json' || params.format === 'csv' ? params.format : null)
    const use = await consume('ownDataByMember', String(viewer.id))
    if (!use.allowed) {
      const text = `You’ve downloaded your data several times already. ${tryAgainIn(use.seconds)}`
      return redirectWithNotice(href('/profile/privacy-and-visibility'), text, { tone: 'danger' })
    }
    const { type, write } = FORMATS[format]
    return attachment(write(await exportMyData(viewer)), `my-data.${format}`, type)
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../../shell/no-page.ts'
