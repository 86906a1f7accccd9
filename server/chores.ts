import type { ChoreName } from '../app/domain/status/chores.ts'
import type { Settings } from '../app/settings.server.ts'
import type { App } from './handler.ts'

const HOUR = 3_600_000
const MAIL_EVERY = 5_000
const SIGN_OUT_EVERY = 5_000
const PUBLISH_EVERY = 20_000
const SORT_EVERY = 10_000

type Run = (signal?: AbortSignal) => Promise<unknown>

/**
 * Does what no request waits for: one process for all on this machine. What asks every few seconds whether anything is due
 * does so by itself; the rest are jobs, which are shared out among machines. Returns what ends it.
 */
export function doChores({ entry }: App): () => Promise<void> {
  const { log, noteChoreRun, outgoingCounts, settings, storage, workOnJobs, ...work } = entry.module

  /** Work answers the errors of its parts, or throws. They are for the log alone: they may quote what they are about. */
  function chore(name: ChoreName, failure: string, run: Run): Run {
    return async (signal) => {
      const began = Date.now()
      const errors = await run(signal).then(errorsIn, (error: unknown) => [error])
      for (const err of errors) log.error({ err }, failure)
      await noteChoreRun(name, began, errors.length > 0).catch(() => {})
      if (errors.length > 0) throw new Error(`${failure}: the log has why`)
    }
  }

  /** One run at a time, however long it takes. One that failed is followed by the next. */
  function every(milliseconds: number, run: Run) {
    let isRunning = false
    const once = async () => {
      if (isRunning) return
      isRunning = true
      await run().catch(() => {})
      isRunning = false
    }
    setInterval(once, milliseconds).unref()
    return once
  }

  const clearUp = chore('clear-up', 'housekeeping failed', async () => {
    await work.removeExpired()
    await work.resealSecondFactors()
    await work.refreshStaleDirectoryEntries()
    return work.deleteClosedAccounts()
  })
  const clearUpFiles = chore('files', 'removing files that belong to nothing failed', async (signal) => {
    const done = await work.clearUpFiles(signal)
    if (done?.areTooMany) log.error(done, 'so many files belong to nothing that none was removed')
    else if (done) log.info(done, 'files that belong to nothing were removed')
  })
  /** Imports say themselves how they are doing. */
  const workOnFiles = chore('imports', 'working on an import failed', (signal) =>
    work.workOnImports(importRests(settings()), undefined, signal),
  )
  const publish = chore('publish', 'publishing failed', work.publishScheduled)
  const notify = chore('notifications', 'queuing notification emails failed', () =>
    work.queueNotificationEmails(),
  )
  const postMail = chore('mail', 'sending email failed', () => work.deliverEmails())
  const sortIn = chore('search', 'sorting in what is searched failed', async () => {
    await work.spellAnew()
    await work.sortIn()
  })
  const logConnections = async () => log.info({ outgoing: outgoingCounts() }, 'connections to other machines')

  // Pages come without files too, so nothing else would say it.
  storage()
    .space()
    .catch((error: unknown) => log.error({ err: error }, 'files can’t be stored or read'))
  /** Also what was due while no process ran. */
  void every(PUBLISH_EVERY, publish)()
  void every(HOUR, logConnections)()
  void every(HOUR, work.removeLeftUploads)()
  every(SORT_EVERY, sortIn)
  every(MAIL_EVERY, postMail)
  every(settings().NOTIFICATION_EMAILS_EVERY * 1000, notify)
  return workOnJobs({ 'clear-up': clearUp, files: clearUpFiles, imports: workOnFiles }, (err) =>
    log.error({ err }, 'the queue of jobs failed'),
  )
}

/** On the embedded database pages wait while a lot is written: it’s so seldom that fewer than one in twenty do. */
const importRests = ({ IMPORT_RESTS, DATABASE_URL }: Settings) => IMPORT_RESTS ?? (DATABASE_URL ? 2 : 4)

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
