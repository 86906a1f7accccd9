/** `node prisma/seed.ts`: fills an empty database with the demo. `DEMO_MEMBERS` says with how many members. */
import { closeDatabase, databaseTarget, db, openDatabase, type Tx } from '#app/db/database.server.ts'
import { insertMembers } from '#app/domain/members/bulk-write.server.ts'
import { hashPassword } from '#app/domain/passwords/hash.server.ts'
import { settings } from '#app/settings.server.ts'
import { storage } from '#app/storage/storage.server.ts'
import type { Storage } from '#app/storage/storage.ts'
import { oneLine } from '../scripts/one-line.ts'
import { accountMembers } from './seeds/account-members.ts'
import { type DemoAccount, demoAccounts, demoPassword } from './seeds/accounts.ts'
import { writeAnnouncements } from './seeds/announcements.ts'
import { writeAttendance } from './seeds/attendance.ts'
import { writeBusinesses } from './seeds/businesses.ts'
import { type Catalog, writeCatalog } from './seeds/catalog.ts'
import { type Correspondent, writeConversations, writeLongConversation } from './seeds/conversations.ts'
import { writeEvents } from './seeds/events.ts'
import { writeChapters, writePostings } from './seeds/hubs.ts'
import { writeInvitations } from './seeds/invitations.ts'
import { writeKudos } from './seeds/kudos.ts'
import { writeLinks } from './seeds/links.ts'
import { inventMember } from './seeds/members.ts'
import { beginPlaybook, writeOnboarding } from './seeds/onboarding.ts'
import { writePartnerWork } from './seeds/partner-work.ts'
import { writePortraits } from './seeds/portraits.ts'
import { writeQuestions } from './seeds/questions.ts'
import { writeReportedMessage } from './seeds/reported-message.ts'
import { writeResources } from './seeds/resources.ts'
import { writeSubscriptions } from './seeds/subscriptions.ts'
import { writeVolunteering } from './seeds/volunteering.ts'
import { writeWelcomes } from './seeds/welcomes.ts'

const MEMBERS_AT_A_TIME = 500
const HOUR = 3_600_000
const MANAGED_ORGANIZATIONS = 5
/** With whom the first accounts have written. */
const CORRESPONDENTS = 40
/** Whose inbox isn't empty. */
const writers: DemoAccount[] = [
  'alumni',
  'fellow',
  'mba-fellow',
  'self-fellow',
  'staff',
  'many-roles',
  'hidden',
]
/** Whom somebody has written to, so that they find something to do as well. */
const answerers: DemoAccount[] = ['admin', 'google-tec']

/** Who has begun and completed resources. */
const readers: DemoAccount[] = ['alumni', 'fellow', 'self-fellow']

/** Writes the demo whole or not at all; `members` counts its accounts as well. The database is open, migrated and empty. */
export async function seedDemo({ members = membersWished() } = {}): Promise<void> {
  if (settings().production)
    throw new Error('The demo has well-known passwords: it is never written in production.')
  const passwordHash = await hashPassword(demoPassword)
  await db().$transaction(
    async (tx) => {
      const catalog = await writeCatalog(tx)
      const accounts = await writeAccounts(tx, catalog, passwordHash)
      const others = await writeMembers(tx, catalog, members)
      const inboxes = writers.map((key) => accounts.get(key)).filter((account) => account !== undefined)
      await writeConversations(tx, inboxes, others)
      await writeMoreConversations(tx, accounts, others.slice(CORRESPONDENTS))
      await writeInvitations(tx, catalog)
      await writeWelcomes(tx)
      await writeKudos(tx, inboxes, others)
      await writeAnnouncements(tx)
      const events = await writeEvents(tx, catalog, await writeChapters(tx))
      const accountId = (key: DemoAccount) => accounts.get(key)?.id as number
      await writeAttendance(tx, catalog, events, accountId('event-manager'))
      await writeResources(tx, readers.map(accountId))
      await writeSubscriptions(tx, accountId)
      await writeLinks(tx)
      await writePartnerWork(tx, catalog, events, {
        ownerId: accountId('staff'),
        creatorId: accountId('event-manager'),
      })
      await writeOnboarding(tx, accountId('alumni'))
      await beginPlaybook(tx, accountId('monthly-subscriber'))
      await writeQuestions(tx, others, { hiddenId: accountId('hidden'), alumniId: accountId('alumni') })
      await writeReportedMessage(tx, accountId('many-roles'))
      await writeVolunteering(tx, others, {
        alumniId: accountId('alumni'),
        waitingIds: [accountId('annual-subscriber'), accountId('former-subscriber')],
      })
      await writeBusinesses(tx)
      await writePostings(tx, catalog, accountId('alumni'))
      await spreadChanges(tx)
    },
    { maxWait: HOUR, timeout: HOUR },
  )
}

function membersWished(): number {
  const wished = Number(process.env.DEMO_MEMBERS || 2_000)
  if (Number.isInteger(wished) && wished >= demoAccounts.length && wished <= 1_000_000) return wished
  throw new Error(`DEMO_MEMBERS: must be a number from ${demoAccounts.length} to 1000000`)
}

async function writeAccounts(tx: Tx, catalog: Catalog, passwordHash: string) {
  const rows = accountMembers(catalog, passwordHash)
  const ids = await insertMembers(tx, rows)
  const accounts = new Map(
    demoAccounts.map(({ key, firstName }, index): [DemoAccount, Correspondent] => [
      key,
      { id: ids[index] as number, firstName },
    ]),
  )
  await tx.user.update({
    where: { id: accounts.get('partner-manager')?.id },
    data: {
      managedOrganizations: {
        connect: catalog.partners.slice(1, 1 + MANAGED_ORGANIZATIONS).map(({ id }) => ({ id })),
      },
    },
  })
  return accounts
}

/** Members change what others see now and then, not all at the same moment. Of more there would be no end of writing. */
const spreadChanges = (tx: Tx) => tx.$executeRaw`
  UPDATE "User" SET "profileChangedAt" = now() - (id * 7919 % 9000) * interval '1 hour' WHERE id <= 2000`

/** With whoever else there is: a small demo has fewer. */
async function writeMoreConversations(
  tx: Tx,
  accounts: Map<DemoAccount, Correspondent>,
  [other, ...others]: Correspondent[],
): Promise<void> {
  const account = (key: DemoAccount) => accounts.get(key) as Correspondent
  if (other) await writeLongConversation(tx, account('alumni'), other)
  await writeConversations(tx, answerers.map(account), others)
}

/** Returns the first of those whom one can write to. */
async function writeMembers(tx: Tx, catalog: Catalog, total: number): Promise<Correspondent[]> {
  const correspondents: Correspondent[] = []
  for (let first = demoAccounts.length + 1; first <= total; first += MEMBERS_AT_A_TIME) {
    const count = Math.min(MEMBERS_AT_A_TIME, total - first + 1)
    const rows = Array.from({ length: count }, (_, index) => inventMember(first + index, catalog))
    const ids = await insertMembers(tx, rows)
    if (correspondents.length > 0) continue
    for (const [index, { firstName, roles, visibility, emailVerifiedAt }] of rows.entries()) {
      const reachable = visibility === 'PUBLIC' && emailVerifiedAt && !roles.includes('PARTNER')
      if (reachable) correspondents.push({ id: ids[index] as number, firstName })
    }
  }
  return correspondents
}

/** Of the members who are in the database. */
export async function writeDemoPortraits(files: Storage): Promise<void> {
  const members = await db().user.findMany({
    where: { profileImgUrl: { not: null } },
    select: { profileImgUrl: true },
  })
  await writePortraits(new Set(members.map(({ profileImgUrl }) => profileImgUrl ?? '')), files)
}

async function fillNamedDatabase() {
  await openDatabase(databaseTarget(settings()))
  try {
    if ((await db().user.count()) > 0) console.log('The database has members already; nothing was changed.')
    else {
      await seedDemo()
      await writeDemoPortraits(storage())
    }
  } finally {
    await closeDatabase()
  }
}

if (import.meta.main) await fillNamedDatabase().catch(oneLine)
