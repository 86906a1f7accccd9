/** What calendars of other programs call the zones in which most events here are. */
const OTHERS: Record<string, string> = {
  est: 'America/New_York',
  edt: 'America/New_York',
  et: 'America/New_York',
  eastern: 'America/New_York',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  ct: 'America/Chicago',
  central: 'America/Chicago',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  mt: 'America/Denver',
  mountain: 'America/Denver',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
  gmt: 'Europe/London',
  bst: 'Europe/London',
  cet: 'Europe/Paris',
  cest: 'Europe/Paris',
}

/** A zone of a file by its present name, as America/New_York for US/Eastern. Abbreviations and offsets are none. */
export function zoneIn(text: string): { typed: string } | { problem: string } {
  const name = text.replaceAll(' ', '_')
  const present = name.includes('/') ? presentName(name) : null
  if (present) return { typed: present }
  const meant = OTHERS[text.toLowerCase().replace(/ ?(standard|daylight)? ?time.*$/, '')]
  return {
    problem: `That’s no time zone of a place. Write ${meant ? `“${meant}”` : '“America/New_York”, for example'}.`,
  }
}

function presentName(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
