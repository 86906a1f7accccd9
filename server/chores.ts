import type { App } from './handler.ts'

const HOUR = 3_600_000
const MAIL_EVERY = 5_000
const SIGN_OUT_EVERY = 5_000
const PUBLISH_EVERY = 20_000

/** Does regularly what no request waits for: one process for all that share a database. */
export function doChores(build: App): void {
  const {
    settings,
    log,
    removeExpired,
    refreshStaleDirectoryEntries,
    queueNotificationEmails,
    deliverEmails,
    ...others
  } = build.entry.module
  const { outgoingCounts, publishScheduled } = others
  let posting = false

  async function keepHouse() {
    try {
      await removeExpired()
      await refreshStaleDirectoryEntries()
      log.info({ outgoing: outgoingCounts() }, 'connections to other machines')
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed')
    }
  }

  async function lookForNotifications() {
    try {
      await queueNotificationEmails()
    } catch (error) {
      log.error({ err: error }, 'could not queue notification emails')
    }
  }

  /** Also what was due while no process ran. */
  async function publish() {
    const errors = await publishScheduled().catch((error: unknown) => [error])
    for (const err of errors) log.error({ err }, 'could not publish what is due')
  }

  /** One round at a time, however slow the mail server is. */
  async function postMail() {
    if (posting) return
    posting = true
    const errors = await deliverEmails().catch((error: unknown) => [error])
    for (const err of errors) log.error({ err }, 'could not send email')
    posting = false
  }

  void keepHouse()
  void publish()
  setInterval(keepHouse, HOUR).unref()
  setInterval(publish, PUBLISH_EVERY).unref()
  setInterval(postMail, MAIL_EVERY).unref()
  setInterval(lookForNotifications, settings().NOTIFICATION_EMAILS_EVERY * 1000).unref()
}

/** Ends the sessions that couldn't be ended when this process, or one before it, was asked to. */
export function signOutLate({ entry }: App): void {
  const { endLateSignOuts, log } = entry.module
  const end = () =>
    endLateSignOuts().catch((error: unknown) => log.error({ err: error }, 'could not end sessions'))
  void end()
  setInterval(end, SIGN_OUT_EVERY).unref()
}
