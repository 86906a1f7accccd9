import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import {
  type AttendeeFile,
  type WhyNotMade,
  whyNotMade,
} from '#app/domain/event-sessions/attendee-file.server.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { log } from '#app/http/log.server.ts'
import { factsOf, viewerContext } from '#app/http/request-context.server.ts'
import { attachment, redirectWithNotice } from '#app/http/responses.server.ts'
import { tryAgainIn } from '#app/http/too-many.server.ts'
import { type OpenSession, openSessionContext } from './open-session.server.ts'

type Asked = { viewer: Viewer; open: OpenSession; url: URL; signal: AbortSignal }

/** For the page: null if the failure had another cause than making the file. */
const whyContext = createContext<WhyNotMade | null>(null)

/** Responds with the complete file instead of a page. If it can't be made, the route's page says so. */
export const respondWithFile =
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
      const { content, name, type } = await makeFile({ viewer, open, url, signal: request.signal })
      return attachment(content, name, type)
    } catch (error) {
      if (!(error instanceof Error) || request.signal.aborted) throw error
      log.error({ requestId: factsOf(context).requestId, err: error }, 'a list could not be exported')
      context.set(whyContext, whyNotMade(error))
      return next()
    }
  }

export function failedExport({ context }: { context: Readonly<RouterContextProvider> }) {
  const why = context.get(whyContext)
  return data({ why }, { status: why ? 503 : 500 })
}
