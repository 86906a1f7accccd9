import { data, type MiddlewareFunction } from 'react-router'
import type { AttendeeFile } from '#app/domain/event-sessions/attendee-file.server.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { log } from '#app/http/log.server.ts'
import { factsOf, viewerContext } from '#app/http/request-context.server.ts'
import { attachment, redirectWithNotice } from '#app/http/responses.server.ts'
import { tryAgainIn } from '#app/http/too-many.server.ts'
import { type OpenSession, openSessionContext } from './open-session.server.ts'

type Asked = { viewer: Viewer; open: OpenSession; url: URL }

/** Answers with the whole file in place of a page. Where it can't be made, the page of the route says so. */
export const answerWithFile =
  (makeFile: (asked: Asked) => Promise<AttendeeFile>): MiddlewareFunction<Response> =>
  async ({ request, url, context }, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const viewer = context.get(viewerContext)
    const open = context.get(openSessionContext)
    const use = await consume('exportsByMember', String(viewer.id))
    if (!use.allowed) {
      const text = `You’ve exported a lot of lists in a short time. ${tryAgainIn(use.seconds)}`
      return redirectWithNotice(open.page, text, { tone: 'danger' })
    }
    try {
      const { content, name, type } = await makeFile({ viewer, open, url })
      return attachment(new Uint8Array(content), name, type)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      log.error({ requestId: factsOf(context).requestId, err: error }, 'a list could not be exported')
      return next()
    }
  }

export const failedExport = () => data(null, { status: 500 })
