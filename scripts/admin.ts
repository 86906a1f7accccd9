/** `npm run admin -- make EMAIL [FIRST-NAME LAST-NAME]` and `npm run admin -- unlock EMAIL`: see docs/administration.md. */
import { closeDatabase, openDatabase } from '#app/db/database.server.ts'
import { type MadeAdministrator, makeAdministrator } from '#app/domain/accounts/administrators.server.ts'
import { unlockAccount } from '#app/domain/second-factor/administer.server.ts'
import { isEmail, normalizeEmail } from '#app/values/email-address.ts'
import { checkSchema } from './check-schema.ts'
import { namedDatabase } from './named-database.ts'
import { oneLine } from './one-line.ts'

const USAGE = 'Usage: npm run admin -- make EMAIL [FIRST-NAME LAST-NAME], or npm run admin -- unlock EMAIL'

try {
  const [command, address = '', firstName, lastName, ...more] = process.argv.slice(2)
  const email = normalizeEmail(address)
  const isKnown = command === 'make' || (command === 'unlock' && firstName === undefined)
  if (!isKnown || more.length > 0 || !address) throw new Error(USAGE)
  if (!isEmail(email)) throw new Error(`${address} isn’t an email address.`)
  await openDatabase(namedDatabase())
  await checkSchema()
  if (command === 'unlock') {
    const unlocked = await unlockAccount(email)
    if (unlocked === 'no account') throw new Error(`Nobody signs in with ${email}.`)
    console.log(
      unlocked === 'unlocked' ? `${email} signs in without a code now.` : `${email} has no second factor.`,
    )
  } else {
    const name = { firstName: firstName ?? nameIn(email), lastName: lastName ?? 'Administrator' }
    print(email, await makeAdministrator(email, name))
  }
  await closeDatabase()
} catch (error) {
  oneLine(error)
}

/** 'Ada' of ada.lovelace@example.org. */
function nameIn(email: string): string {
  const [first = ''] = email.split(/[@.+_-]/)
  return first.charAt(0).toUpperCase() + first.slice(1)
}

function print(email: string, { kind, link }: MadeAdministrator) {
  console.log(
    kind === 'already' ? `${email} is an administrator already.` : `${email} is now an administrator.`,
  )
  if (link) console.log(`Set a password within 30 days: ${link}`)
}
