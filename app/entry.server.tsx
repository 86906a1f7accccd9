import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { noteFailure } from './http/database-away.server.ts'
import { withFormToken } from './http/form-token.server.ts'
import { log, pathForLog } from './http/log.server.ts'
import { pageResponse } from './http/page-text.server.ts'
import {
  factsOf,
  formContext,
  formTokenContext,
  nonceContext,
  sessionContext,
} from './http/request-context.server.ts'
import { site } from './http/site.server.ts'
import { typedTexts, unsentForm } from './http/submitted-form.server.ts'
import { traces } from './outgoing/traces.server.ts'
import { menuMarkup } from './routes/shell/kept-menu.server.tsx'
import { PageFactsContext } from './routes/shell/page-facts.ts'
import { shellData } from './routes/shell/shell-data.server.ts'
import { settings } from './settings.server.ts'
import { SiteContext } from './ui/site.ts'

export {
  closeDatabase,
  databasePool,
  databaseReplica,
  databaseResponds,
  databaseTarget,
  db,
  openDatabase,
} from './db/database.server.ts'
export { workOnJobs } from './db/jobs.server.ts'
export { sortIn } from './db/substring-indexes.server.ts'
export { publishScheduled } from './domain/administered/publish-scheduled.server.ts'
export { workOnImports } from './domain/administered/work-on-imports.server.ts'
export { deleteClosedAccounts } from './domain/closures/delete.server.ts'
export { deliverEmails } from './domain/email-delivery/deliver.server.ts'
export { mailOutcomes } from './domain/emails/outcomes.server.ts'
export { mailQueue } from './domain/emails/queue-counts.server.ts'
export { clearedUp, clearUpFiles } from './domain/kept-files/clear-up.server.ts'
export { hasDemoAccounts } from './domain/members/demo-accounts.server.ts'
export { refreshStaleDirectoryEntries } from './domain/members/stale-directory-entries.server.ts'
export { queueNotificationEmails } from './domain/notification-emails/queue.server.ts'
export { resealSecondFactors } from './domain/second-factor/second-factor.server.ts'
export { removeExpired } from './domain/sessions/expiry.server.ts'
export { endLateSignOuts } from './domain/sessions/late-sign-outs.server.ts'
export { spellAnew } from './domain/spellings/spell-anew.server.ts'
export { noteChoreRun } from './domain/status/chore-runs.server.ts'
export { jobCounts } from './domain/status/job-counts.server.ts'
export { endEventStreams, openEventStreams, refusedEventStreams } from './http/event-stream.server.ts'
export { removeLeftUploads } from './http/left-uploads.server.ts'
export { log, nameRelease, pathForLog } from './http/log.server.ts'
export { isOwnOrigin } from './http/origin.server.ts'
export { kindOf, requestContext } from './http/request-context.server.ts'
export { secure } from './http/security-headers.server.ts'
export { outgoingCounts } from './outgoing/outgoing.server.ts'
export { settings } from './settings.server.ts'
export { storage } from './storage/storage.server.ts'

/** Read by the router; without an address for traces no request is any the slower. */
export const instrumentations = settings().OTEL_EXPORTER_OTLP_ENDPOINT ? [traces] : undefined

/**
 * Renders the whole page before any of it is sent: nothing here waits while rendering, and a finished page can be
 * compressed in one go and sent with its length. The hydration data and the script preloads come after the page, so
 * that on a slow connection the page arrives first.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = context.get(nonceContext)
  const hydration = entry.serverHandoffStream && (await text(entry.serverHandoffStream))
  entry.serverHandoffStream = undefined
  const { requestId, stylesheet, pageText } = factsOf(context)
  const shell = await shellData(context.get(sessionContext))
  const form = context.get(formContext)
  const typed = status >= 400 ? await typedTexts(form) : []
  const unsent = status === 503 ? await unsentForm(form, request.url) : undefined
  const styles = stylesheet?.text
  const page = renderToString(
    <SiteContext value={site()}>
      <PageFactsContext value={{ nonce, styles, requestId, menuMarkup, shell, typed, unsent }}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </PageFactsContext>
    </SiteContext>,
  )
  const sent = withFormToken(page, context.get(formTokenContext))
  const pieces = ['<!doctype html>', ...withScriptsLast(sent, hydration, nonce)]
  return pageResponse(pieces, { status, headers }, pageText)
}

export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  noteFailure(context as Readonly<RouterContextProvider>, error)
  const { requestId } = factsOf(context as Readonly<RouterContextProvider>)
  log.error({ requestId, path: pathForLog(request.url), err: error }, 'request failed')
}

/** The pieces of a page. React puts the script preloads into its head; a page without JavaScript has none. */
function withScriptsLast(page: string, hydration: string | undefined, nonce: string | undefined): string[] {
  const preloads: string[] = []
  const headEnd = page.indexOf('</head>')
  const head = page.slice(0, headEnd).replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.push(link)
    return ''
  })
  if (hydration === undefined || preloads.length === 0) return [page]
  const bodyEnd = page.lastIndexOf('</body>')
  const data = JSON.stringify(hydration).replace(/[<>\u2028\u2029&]/g, (char) => ESCAPES[char] ?? char)
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  const script = `<script${attribute}>self.Response&&(__reactRouterContext.stream=new(Response)(${data}).body)</script>`
  const body = page.slice(headEnd, bodyEnd).replace(ROUTERS_STREAM, '')
  return [head, body, preloads.join(''), script, page.slice(bodyEnd)]
}

/**
 * The router would send its data in pieces; ours is sent as a whole, which browsers without these streams can read too.
 */
const ROUTERS_STREAM =
  /window\.__reactRouterContext\.stream = new ReadableStream\(.*?\.pipeThrough\(new TextEncoderStream\(\)\);/

/** Characters that could end a script element or break a string literal. */
const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
