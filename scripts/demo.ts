/** `npm run demo`: the product with demo data. `--reset` starts over. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { oneLine } from './one-line.ts'
import { buildApp, generateClient } from './prepare.ts'
import { SERVER, serve } from './serve.ts'
import { dataDir } from './settings.ts'

const port = process.env.PORT || '3000'
const host = process.env.HOST || '0.0.0.0'

try {
  const reset = readReset(process.argv.slice(2))
  if (process.env.APP_ENV === 'production')
    throw new Error('The demo uses public passwords, so it won’t run in production. Unset APP_ENV.')
  await checkPort()
  checkFolder()
  generateClient()
  const { prepareDatabase } = await import('./prepare-database.ts')
  await prepareDatabase(reset)
  buildApp()
} catch (error) {
  oneLine(error)
}

const { demoAccounts, demoPassword } = await import('../prisma/seeds/accounts.ts')
const { invitedPeople } = await import('../prisma/seeds/invitations.ts')
const LOG_LEVEL = process.env.LOG_LEVEL || 'warn'
/** Of the sandbox, so that something costs less for subscribers. */
const { CHARGEBEE_SITE, PRICE_COACHING = '240', COACHING_DISCOUNT_PERCENT = '25' } = process.env
const prices: Record<string, string> = CHARGEBEE_SITE ? {} : { PRICE_COACHING, COACHING_DISCOUNT_PERCENT }
const env = { APP_ENV: 'demo', NODE_ENV: 'production', PORT: port, HOST: host, LOG_LEVEL, ...prices }
serve(SERVER, env, (line) => {
  console.log(line)
  if (line.startsWith('ready on ')) printAccounts()
})

function readReset(args: string[]) {
  const unknown = args.find((arg) => !['--reset', '--reset=yes'].includes(arg))
  if (unknown) throw new Error(`Unknown option ${unknown}. Known: --reset`)
  if (args.includes('--reset=yes')) return 'reset-anything'
  return args.includes('--reset') ? 'reset' : 'keep'
}

async function checkPort() {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT must be a number up to 65535, not ${port}.`)
  return new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is taken' : `can’t be used (${error.code})`
      reject(new Error(`Port ${port} on ${host} ${why}. Choose another: PORT=3001 npm run demo`))
    })
    probe.listen(Number(port), host, () => probe.close(() => resolve()))
  })
}

function checkFolder() {
  if (process.env.DATABASE_URL) return
  mkdirSync(dataDir(), { recursive: true })
  accessSync(dataDir(), constants.W_OK)
}

function printAccounts() {
  const width = Math.max(...demoAccounts.map((account) => account.email.length))
  console.log(`\nSign in with one of these; the password is ${demoPassword}\n`)
  for (const account of demoAccounts) console.log(`  ${account.email.padEnd(width)}  ${account.about}`)
  console.log(`\n${invitedPeople[0].email} can sign up. Emails aren’t sent; read them at /dev/outbox.`)
  console.log('\nPress Ctrl-C to stop.')
}
