/**
 * `npm run welcome:imported [-- --apply]`: invites the imported members who never had a password to set one, or to hide
 * their profile. Without `--apply` it only counts them.
 */
import { closeDatabase, openDatabase } from '#app/db/database.server.ts'
import { sendWelcomeEmails } from '#app/domain/accounts/imported-members.server.ts'
import { namedDatabase } from './named-database.ts'
import { oneLine } from './one-line.ts'

const apply = process.argv.includes('--apply')

try {
  await openDatabase(namedDatabase())
  const count = await sendWelcomeEmails({ apply })
  console.log(
    apply
      ? `Queued ${count} emails. The server will send them.`
      : `Dry run: ${count} members would get an email. Add --apply to send it.`,
  )
  await closeDatabase()
} catch (error) {
  oneLine(error)
}
