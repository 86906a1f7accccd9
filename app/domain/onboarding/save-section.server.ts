import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { formatMedium } from '#app/values/calendar-date.ts'
import { z } from '#app/values/zod.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { Chosen } from './choice.ts'
import { chosenOf, findFinishedRun, findRun, type Run, versionOf } from './run.server.ts'
import { nextSection } from './sections.ts'

type Answered = {
  questionId: number
  chosen: Chosen[] /** Of what was saved when the form was made. */
  version: string
}

export type SentSection = {
  number: number
  total: number
  /** For a section with a question. */
  answered: Answered | null
  /** The run that the form belongs to; null before it started. */
  playbookId: number | null
  /** Whether this is onboarding itself, which happens once. */
  onboarding: boolean
}

export type Saving =
  | { kind: 'saved' }
  /** `late`: the run was already finished, with a different answer from the one submitted now. */
  | { kind: 'finished'; playbookId: number; late: boolean }
  /** The section isn't open yet, or onboarding is over. */
  | { kind: 'closed' }
  /** The member has changed the answer since the form was rendered: nothing is overwritten. */
  | { kind: 'changed'; now: Chosen[] }

/**
 * Saves a section and opens the next. The last one finishes the run, and onboarding with it. Submitting a form again
 * changes nothing and has the same outcome.
 */
export function saveSection(viewer: Viewer, sent: SentSection): Promise<Saving> {
  return db().$transaction(async (tx) => {
    const isOnboarded = await lockMember(tx, viewer)
    const finished = await finishedBefore(tx, viewer, sent, isOnboarded)
    if (finished) return finished
    if (sent.onboarding && isOnboarded) return { kind: 'closed' }
    const run = (await findRun(viewer, tx)) ?? (sent.number === 1 ? await beginRun(tx, viewer) : null)
    if (!run || !isOpen(run, sent)) return { kind: 'closed' }
    if (sent.answered) {
      const now = chosenOf(run, sent.answered.questionId)
      if (isStale(sent.answered, now)) return { kind: 'changed', now }
      await writeChoices(tx, run, sent.answered)
    }
    return advance(tx, viewer, run, sent)
  })
}

const Member = z.strictObject({ isOnboarded: z.boolean() })

/** One form per member at a time. */
async function lockMember(tx: Tx, { id }: Viewer): Promise<boolean> {
  const [row] = await query(Member, tx)`
    SELECT "isOnboarded" FROM "User" WHERE id = ${id} FOR NO KEY UPDATE`
  return row?.isOnboarded ?? false
}

/** The outcome if this form's run was finished by a repeated submission, or in another window. */
async function finishedBefore(
  tx: Tx,
  viewer: Viewer,
  { playbookId, onboarding, answered }: SentSection,
  isOnboarded: boolean,
): Promise<Saving | null> {
  if (playbookId === null && !(onboarding && isOnboarded)) return null
  const run = await findFinishedRun(viewer, playbookId, tx)
  if (!run) return null
  const late =
    answered !== null && versionOf(chosenOf(run, answered.questionId)) !== versionOf(answered.chosen)
  return { kind: 'finished', playbookId: run.id, late }
}

async function beginRun(tx: Tx, viewer: Viewer): Promise<Run> {
  const name = `Playbook from ${formatMedium(viewer.today)}`
  const sameDay = await tx.playbook.count({ where: { userId: viewer.id, name: { startsWith: name } } })
  const { id } = await tx.playbook.create({
    data: { userId: viewer.id, name: sameDay > 0 ? `${name} (${sameDay + 1})` : name },
    select: { id: true },
  })
  return { id, sectionsDone: 0, chosen: [] }
}

const isOpen = ({ sectionsDone }: Run, { number, total }: SentSection) =>
  number >= 1 && number <= nextSection(sectionsDone, total)

const isStale = ({ chosen, version }: Answered, now: Chosen[]) =>
  versionOf(now) !== version && versionOf(now) !== versionOf(chosen)

async function writeChoices(
  tx: Tx,
  { id: playbookId }: Run,
  { questionId, chosen }: Answered,
): Promise<void> {
  await tx.playbookChoice.deleteMany({ where: { playbookId, answer: { questionId } } })
  await tx.playbookChoice.createMany({ data: chosen.map((choice) => ({ ...choice, playbookId })) })
}

async function advance(tx: Tx, viewer: Viewer, run: Run, { number, total }: SentSection): Promise<Saving> {
  const finishes = number === total
  await tx.playbook.update({
    where: { id: run.id },
    data: {
      sectionsDone: Math.max(run.sectionsDone, number),
      completedAt: finishes ? new Date() : null,
    },
  })
  if (!finishes) return { kind: 'saved' }
  if (!viewer.isOnboarded) await tx.user.update({ where: { id: viewer.id }, data: { isOnboarded: true } })
  return { kind: 'finished', playbookId: run.id, late: false }
}
