const counts = { sent: 0, retried: 0, 'given up': 0 }

/** How attempts to send an email have ended, in this process since its start. */
export const mailOutcomes = (): Readonly<typeof counts> => counts

export function countOutcome(outcome: keyof typeof counts): void {
  counts[outcome]++
}
