import { BILLING, billingProblems } from '#app/billing/settings.ts'
import { STORAGE, storageProblems } from '#app/storage/settings.ts'
import { parseUrl } from '#app/values/parse-url.ts'
import { z } from '#app/values/zod.ts'

/**
 * Everything that differs between installations, read once at start from the environment.
 * `.env.example` lists every name but those of the sign-in providers' own addresses. In production
 * (`APP_ENV=production`) nothing falls back to a demo value.
 */
export type Settings = z.infer<typeof SettingsSchema> & { production: boolean; secureCookies: boolean }

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const origin = url.refine(isOrigin, 'must be scheme and host alone, such as https://community.example.org')
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

const secret = z.string().min(32, 'must have at least 32 characters')
const price = z.coerce.number().positive().max(100_000)

function isOrigin(address: string): boolean {
  const parsed = parseUrl(address)
  return parsed === null || parsed.href === `${parsed.origin}/`
}

/** Of a server, with the user and password to come with: signs that separate parts of a URL are encoded in them. */
function serverUrl(schemes: RegExp, error: string) {
  const canParse = (address: string) => !schemes.test(address) || parseUrl(address) !== null
  const encoded = 'must be a URL; in its password, signs such as # and / are written as %23 and %2F'
  return z.string().regex(schemes, error).refine(canParse, encoded)
}

function wholeNumber(from: number, to: number) {
  const isBetween = (digits: string) => /^\d+$/.test(digits) && Number(digits) >= from && Number(digits) <= to
  return z
    .string()
    .trim()
    .refine(isBetween, `must be a whole number between ${from} and ${to}`)
    .transform(Number)
}

/** An email address, alone or in angle brackets behind a name. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must hold an email address, such as no-reply@example.org',
  )

const DEVELOPMENT_SECRET = 'development-secret-that-never-leaves-here'

const SettingsSchema = z.object({
  APP_ENV: z.enum(['development', 'demo', 'test', 'production']).default('development'),
  APP_NAME: z.string().min(1).max(60).default('MLT Community'),
  APP_URL: origin.optional(),
  SUPPORT_EMAIL: z.email().default('support@example.org'),
  /** The administrators’ own application. Without it the administration is part of the product, at /admin. */
  ADMIN_APP_URL: url.optional(),
  /** The organization’s own site, and its page for future partners. Without them there are no links to either. */
  PROVIDER_SITE_URL: url.optional(),
  PARTNER_INFO_URL: url.optional(),
  /** The organization's own job board. Without it the job board is part of the product, at /careers/job-board. */
  JOB_BOARD_URL: url.optional(),
  /** The form that adds a business to the registry. Without it, alumni add theirs at /alumni-business-registry/add. */
  ADD_BUSINESS_URL: url.optional(),
  /** The form that requests a mock interview. Without it, a message does. */
  REQUEST_INTERVIEW_URL: url.optional(),
  PRIVACY_URL: url.default('https://www.example.org/privacy'),
  TERMS_URL: url.default('https://www.example.org/terms'),
  SESSION_SECRET: secret.default(DEVELOPMENT_SECRET),
  /** The secret before: what it signed stays valid. */
  FORMER_SESSION_SECRET: secret.optional(),
  DATABASE_URL: serverUrl(/^postgres(ql)?:\/\//, 'must be a postgres:// address').optional(),
  /** That server itself, where the address is that of a pooler that lends a connection for each transaction. */
  DATABASE_DIRECT_URL: serverUrl(/^postgres(ql)?:\/\//, 'must be a postgres:// address').optional(),
  /** A read replica of that server, for lists and exports. */
  DATABASE_REPLICA_URL: serverUrl(/^postgres(ql)?:\/\//, 'must be a postgres:// address').optional(),
  /** Database connections of all processes together; as many again to a replica. */
  DATABASE_POOL: wholeNumber(1, 100).default(10),
  /** How many processes `npm start` runs; by default one for each core, as far as each has two connections. */
  PROCESSES: wholeNumber(1, 50).optional(),
  ...STORAGE,
  HOST: z.string().default('0.0.0.0'),
  PORT: wholeNumber(0, 65535).default(3000),
  /** Where figures for operators are served; without a port they aren't. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: wholeNumber(1, 65535).optional(),
  /** From how many milliseconds of lateness on pages are sent away; forms from twice as many, and with 0 none. */
  SHED_WHEN_LATE: wholeNumber(0, 60_000).default(1000),
  /** So many times as long as it has worked, a large import rests; by default so long that hardly any page meets its work. */
  IMPORT_RESTS: wholeNumber(0, 100).optional(),
  /** How many notification streams one member can have open in one process. */
  STREAMS_PER_MEMBER: wholeNumber(1, 1000).default(20),
  /** Where traces are sent to. The exporter reads this and its other settings itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  /** Set if a reverse proxy sets X-Forwarded-For; otherwise the header is ignored. */
  TRUST_PROXY: flag,
  /** The mail server. Without it the embedded mailbox keeps all email, to be read at /dev/outbox. */
  SMTP_URL: serverUrl(/^smtps?:\/\/./, 'must be an smtp:// or smtps:// address').optional(),
  /** How often notification emails are queued, in seconds. */
  NOTIFICATION_EMAILS_EVERY: wholeNumber(1, 3600).default(60),
  MAIL_FROM: sender.default('MLT Community <no-reply@example.org>'),
  /** Sign-in with a provider is shown if both of its client's values are set. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTHORIZATION_URL: url.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: url.default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: url.default('https://openidconnect.googleapis.com/v1/userinfo'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_AUTHORIZATION_URL: url.default('https://www.linkedin.com/oauth/v2/authorization'),
  LINKEDIN_TOKEN_URL: url.default('https://www.linkedin.com/oauth/v2/accessToken'),
  LINKEDIN_USERINFO_URL: url.default('https://api.linkedin.com/v2/userinfo'),
  /** LinkedIn's image hosts: photos are fetched from nowhere else. */
  LINKEDIN_PICTURE_ORIGIN: url.default('https://media.licdn.com'),
  /** The displayed subscription prices, in US dollars; billing has the last word. */
  PRICE_MONTHLY: price.default(10),
  PRICE_ANNUAL: price.default(100),
  /** Without it the price of coaching is shown only at checkout. */
  PRICE_COACHING: price.optional(),
  /** The displayed discount on coaching for annual subscribers. */
  COACHING_DISCOUNT_PERCENT: z.coerce.number().min(1).max(100).optional(),
  ...BILLING,
  /** The limits for making one spreadsheet: megabytes of memory, and seconds. */
  SPREADSHEET_MEMORY: wholeNumber(128, 16_384).default(1024),
  SPREADSHEET_SECONDS: wholeNumber(1, 600).default(60),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** Settings that production must provide, because a default would be wrong or unsafe. */
const REQUIRED_IN_PRODUCTION = [
  'APP_URL',
  'SUPPORT_EMAIL',
  'PRIVACY_URL',
  'TERMS_URL',
  'SESSION_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
] as const

export class SettingsError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Throws SettingsError with one line for each problem. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = SettingsSchema.safeParse(given)
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const production = given.APP_ENV === 'production'
  if (production) {
    for (const name of REQUIRED_IN_PRODUCTION)
      if (!(name in given)) problems.push(`${name}: must be set in production`)
  }
  if (production && given.SESSION_SECRET === DEVELOPMENT_SECRET) {
    problems.push('SESSION_SECRET: must not be the development default')
  }
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL)
    problems.push(
      'DATABASE_REPLICA_URL: must be set with DATABASE_URL, because the embedded database has no replicas',
    )
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL)
    problems.push('DATABASE_DIRECT_URL: must be set with DATABASE_URL, which is that of a pooler then')
  problems.push(...processProblems(parsed.data), ...storageProblems(given), ...billingProblems(given))
  problems.push(...providerProblems(given))
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems)
  return { ...parsed.data, production, secureCookies: parsed.data.APP_URL?.startsWith('https:') ?? false }
}

/** A client without its secret: sign-in with the provider would be missing without a word. */
const providerProblems = (given: Record<string, string | undefined>): string[] =>
  ['GOOGLE', 'LINKEDIN'].flatMap((provider) => {
    const both = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`]
    const missing = both.filter((name) => !(name in given))
    return missing.length === 1 ? [`${missing}: must be set with ${both.find((name) => name in given)}`] : []
  })

function processProblems(parsed: z.infer<typeof SettingsSchema> | undefined): string[] {
  const { PROCESSES = 1, DATABASE_URL, DATABASE_POOL = 0 } = parsed ?? {}
  if (!parsed || PROCESSES === 1) return []
  if (!DATABASE_URL)
    return ['PROCESSES: must be 1 without DATABASE_URL, because the embedded database has one user']
  if (DATABASE_POOL < 2 * PROCESSES)
    return [`DATABASE_POOL: must be at least ${2 * PROCESSES}, two for each process`]
  return []
}

/** Base URL for links in emails. */
export function publicAddress(path: string): string {
  const { APP_URL, PORT } = settings()
  return new URL(path, APP_URL ?? `http://localhost:${PORT}`).href
}

/** Where the administration is: here, or in an application of its own. */
export const administrationAddress = (): string => settings().ADMIN_APP_URL ?? '/admin'

let current: Settings | undefined

export function settings(): Settings {
  current ??= readSettings(process.env)
  return current
}
