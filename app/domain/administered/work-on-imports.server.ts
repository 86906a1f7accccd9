import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { refreshGrownStatistics } from '#app/db/statistics.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import { canImportKind } from '../exchange/can-import.ts'
import { freeImports, type Held, letGo, takeImport } from '../exchange/held-import.server.ts'
import { ownFiles } from '../exchange/own-files.ts'
import { planLots } from '../exchange/plan-lots.server.ts'
import { undoLots } from '../exchange/undo-lots.server.ts'
import { takeBack, writeLots } from '../exchange/write-lots.server.ts'
import { welcomeLots } from '../imports/welcome-lots.server.ts'
import { isClosed, readViewer } from '../viewer/record.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { kindNamed } from './kinds.server.ts'
import { fileKindNamed } from './row-kinds.server.ts'

/**
 * Plans, writes and takes back the long files that wait for it, one after the other. Between two lots it rests so many
 * times as long as it has worked, for the sake of whoever asks for pages meanwhile. Returns the errors, for the log. On the
 * signal it stops where it is, for whoever goes on.
 */
export async function workOnImports(
  rests = 0,
  between: () => Promise<unknown> = async () => {},
  signal = new AbortController().signal,
): Promise<unknown[]> {
  const errors: unknown[] = []
  const holder = randomUUID()
  await freeImports()
  for (let held = await takeImport(holder); held; held = await takeImport(holder)) {
    try {
      await workOn(held, resting(rests, between, signal))
    } catch (error) {
      if (signal.aborted) return errors
      await giveUp(held)
      errors.push(error)
    }
  }
  return errors
}

function resting(times: number, between: () => Promise<unknown>, signal: AbortSignal) {
  let since = performance.now()
  return async () => {
    await between()
    await wait((performance.now() - since) * times, undefined, { signal })
    since = performance.now()
  }
}

const FAILED = 'Something went wrong on our side. Try again.'
const NOT_ALLOWED = 'You can no longer import these.'

async function workOn(held: Held, rest: () => Promise<unknown>): Promise<void> {
  const [kind, viewer] = [fileKindNamed(held.kind), await readViewer(held.actorId)]
  // The kind by which all that its files have written is taken back.
  const written = kindNamed(kind ? (ownFiles(kind)?.of ?? kind).name : undefined)
  if (!kind || !written || !viewer) return letGo(held, { stage: 'WAITING' })
  if (!(await mayBegin(held, viewer, kind))) return refuse(held, NOT_ALLOWED)
  switch (held.stage) {
    case 'PLANNING':
      return planLots(viewer, kind, held, rest)
    case 'WRITING':
      await writeLots(viewer, kind, held, rest)
      break
    case 'WELCOMING':
      return welcomeLots(held, rest)
    default:
      await undoLots(viewer, written, held, rest)
  }
  await refreshGrownStatistics(rest)
}

/** What is to be taken back is, whatever they may do by then. */
const mayBegin = async ({ stage }: Held, viewer: Viewer, kind: Kind) =>
  stage === 'TAKING_BACK' ||
  stage === 'UNDOING' ||
  (canImportKind(viewer, kind) && !(await isClosed(viewer.id)))

function refuse(held: Held, problem: string): Promise<void> {
  if (held.stage === 'WELCOMING') return letGo(held, { stage: 'WRITTEN' })
  return held.stage === 'PLANNING' ? letGo(held, { stage: 'WAITING', problem }) : takeBack(held, problem)
}

/** What is being taken back, and emails, are tried again in the next job: until then it holds them. */
const giveUp = async (held: Held) => {
  if (held.stage === 'PLANNING' || held.stage === 'WRITING') await refuse(held, FAILED)
}
