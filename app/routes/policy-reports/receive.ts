import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { log } from '#app/http/log.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { smallBody } from '#app/http/small-body.server.ts'
import type { Route } from './+types/receive'
import { readReport } from './report.server.ts'

const MAX_BYTES = 16 * 1024

export const loader = () => new Response('Method not allowed', { status: 405, headers: { Allow: 'POST' } })

/** A report goes to the log: an extension of that browser, a mistake of ours, or an attack. No one waits for an answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { allowed } = await consume('policyReportsByAddress', factsOf(context).clientAddress)
  if (!allowed) return new Response(null, { status: 429 })
  const body = await smallBody(request, MAX_BYTES)
  if (body === null) return new Response(null, { status: 413 })
  const report = readReport(body)
  if (!report) return new Response(null, { status: 400 })
  log.warn({ report }, 'the content policy kept something from a page')
  return new Response(null, { status: 204 })
}
