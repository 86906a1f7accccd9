type Report = { outcome: string | null }

/** The number of reports about one item, and how many are open; differs when one is added or reviewed. */
export function versionOfReports(reports: Report[]): string {
  const of = (outcome: string | null) => reports.filter((report) => report.outcome === outcome).length
  return [of(null), of('REMOVED'), of('RESTORED')].join('-')
}
