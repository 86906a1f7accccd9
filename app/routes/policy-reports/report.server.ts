import { pathForLog } from '#app/http/log.server.ts'
import { z } from '#app/values/zod.ts'

const text = z.string().max(4000)

const Report = z.object({
  'csp-report': z.object({
    'document-uri': z.url(),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.default(''),
    'source-file': text.optional(),
    'line-number': z.number().optional(),
  }),
})

export type PolicyReport = {
  page: string
  directive: string
  blocked: string
  source?: string
  line?: number
}

/** What of a browser's report may stand in a log: no query of any address, and of other sites their origin alone. */
export function readReport(body: string): PolicyReport | null {
  const parsed = Report.safeParse(jsonOf(body))
  if (!parsed.success) return null
  const report = parsed.data['csp-report']
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? ''
  const source = report['source-file']
  return {
    page: pathForLog(report['document-uri']),
    directive: directive.split(' ')[0]?.slice(0, 40) ?? '',
    blocked: placeOf(report['blocked-uri']),
    ...(source && { source: placeOf(source) }),
    ...(report['line-number'] !== undefined && { line: report['line-number'] }),
  }
}

/** 'inline', 'eval' and their like, or an origin. */
function placeOf(address: string): string {
  if (/^[\w-]{0,40}$/.test(address)) return address
  return URL.canParse(address) ? originOf(new URL(address)) : 'unreadable'
}

const originOf = ({ origin, protocol }: URL) => (origin === 'null' ? protocol : origin)

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
