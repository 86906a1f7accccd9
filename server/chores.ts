import type { ChoreName } from '../app/domain/status/chores.ts'
import type { App } from './handler.ts'

const HOUR = 3_600_000
const MAIL_EVERY = 5_000
const SIGN_OUT_EVERY = 5_000
const PUBLISH_EVERY = 20_000
const IMPORT_EVERY = 2_000
const SORT_EVERY = 10_000

/** Does regularly what no request waits for: one process for all that share a database. */
export function doChores({ entry }: App): void {
  const { log, noteChoreRun, outgoingCounts, settings, storage, ...work } = entry.module

  /** One run of each at a time, however long it takes. Work answers the errors of its parts. */
  function chore(name: ChoreName, failure: string, run: () => Promise<unknown>) {
    let isRunning = false
    return async () => {
      if (isRunning) return
      isRunning = true
      const began = Date.now()
      const errors = await run().then(errorsIn, (error: unknown) => [error])
      for (const err of errors) log.error({ err }, failure)
      await noteChoreRun(name, began, errors.length > 0).catch(() => {})
      isRunning = false
    }
  }

  const clearUp = chore('clear-up', 'housekeeping failed', async () => {
    await work.removeExpired()
    await work.resealSecondFactors()
    await work.refreshStaleDirectoryEntries()
    log.info({ outgoing: outgoingCounts() }, 'connections to other machines')
    return work.deleteClosedAccounts()
  })
  /** Also what was due while no process ran. */
  const publish = chore('publish', 'publishing failed', work.publishScheduled)
  const notify = chore('notifications', 'queuing notification emails failed', work.queueNotificationEmails)
  const postMail = chore('mail', 'sending email failed', work.deliverEmails)
  const sortIn = chore('search', 'sorting in what is searched failed', work.sortIn)
  /** Also what another process had begun before it died. Imports say themselves how they are doing. */
  async function workOnFiles() {
    const errors = await work.workOnImports(settings().IMPORT_RESTS)
    for (const err of errors) log.error({ err }, 'working on an import failed')
  }

  // Pages come without files too, so nothing else would say it.
  storage()
    .space()
    .catch((error: unknown) => log.error({ err: error }, 'files can’t be stored or read'))
  void clearUp()
  void publish()
  setInterval(clearUp, HOUR).unref()
  setInterval(publish, PUBLISH_EVERY).unref()
  setInterval(sortIn, SORT_EVERY).unref()
  setInterval(workOnFiles, IMPORT_EVERY).unref()
  setInterval(postMail, MAIL_EVERY).unref()
  setInterval(notify, settings().NOTIFICATION_EMAILS_EVERY * 1000).unref()
}

const errorsIn = (answer: unknown): unknown[] => (Array.isArray(answer) ? answer : [])

/** Ends the sessions that couldn't be ended when this process, or one before it, was asked to. */
export function signOutLate({ entry }: App): void {
  const { endLateSignOuts, log } = entry.module
  let isFailing = false
  const end = () =>
    endLateSignOuts().then(
      () => {
        isFailing = false
      },
      (error: unknown) => {
        if (!isFailing) log.error({ err: error }, 'could not end sessions')
        isFailing = true
      },
    )
  void end()
  setInterval(end, SIGN_OUT_EVERY).unref()
}
