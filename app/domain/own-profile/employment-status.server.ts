import type { Tx } from '#app/db/database.server.ts'
import { labelsOf, sayVisible } from './differences.ts'
import { employmentStatusFields } from './employment-status-fields.ts'
import type { Section } from './section.server.ts'

export type EmploymentStatus = {
  employmentSearchStatus: string | null
  reasonNotSeekingEmployment: string | null
  householdIncome: string | null
  employmentStatusVisible: boolean
}

export const employmentStatus: Section<EmploymentStatus> = {
  labels: {
    ...labelsOf(employmentStatusFields),
    employmentStatusVisible: { label: 'Your employment status', say: sayVisible },
  },
  read,
  write,
}

async function read(tx: Tx, id: number): Promise<EmploymentStatus> {
  const { privateFacts, ...user } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: {
      employmentSearchStatus: true,
      employmentStatusVisible: true,
      privateFacts: { select: { reasonNotSeekingEmployment: true, householdIncome: true } },
    },
  })
  return {
    employmentSearchStatus: user.employmentSearchStatus,
    reasonNotSeekingEmployment: privateFacts?.reasonNotSeekingEmployment ?? null,
    householdIncome: privateFacts?.householdIncome ?? null,
    employmentStatusVisible: user.employmentStatusVisible,
  }
}

async function write(tx: Tx, userId: number, typed: EmploymentStatus): Promise<void> {
  const { employmentSearchStatus, employmentStatusVisible, ...facts } = typed
  await tx.user.update({
    where: { id: userId },
    data: { employmentSearchStatus, employmentStatusVisible },
  })
  await tx.privateFacts.upsert({
    where: { userId },
    create: { ...facts, userId, race: [] },
    update: facts,
  })
}
