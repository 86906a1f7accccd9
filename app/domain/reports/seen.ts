type Settled = { outcome: string | null }

/** Says of the reports about one thing how many there are and how many wait; differs when one comes or is settled. */
export function reportsSeen(reports: Settled[]): string {
  const of = (outcome: string | null) => reports.filter((report) => report.outcome === outcome).length
  return [of(null), of('REMOVED'), of('RESTORED')].join('-')
}
