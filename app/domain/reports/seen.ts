type Settled = { outcome: string | null }

/** The number of reports about one item, and how many are open; differs when one is added or reviewed. */
export function reportsSeen(reports: Settled[]): string {
  const of = (outcome: string | null) => reports.filter((report) => report.outcome === outcome).length
  return [of(null), of('REMOVED'), of('RESTORED')].join('-')
}
