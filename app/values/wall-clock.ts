type WallClock = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  /** The zone's short name at that instant: EST, GMT+9. */
  zoneName: string
}

// Creating a formatter costs a hundred times as much as using it. Zone names ignore case, so the keys have no natural
// bound.
const formats = new Map<string, Intl.DateTimeFormat>()
const formatsKept = 500

/** Clock and calendar in a time zone. Throws RangeError for an unknown zone. */
export function wallClock(date: Date, zone: string): WallClock {
  const found = Object.fromEntries(
    formatFor(zone)
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  )
  return {
    year: Number(found.year),
    month: Number(found.month),
    day: Number(found.day),
    hour: Number(found.hour),
    minute: Number(found.minute),
    zoneName: found.timeZoneName ?? zone,
  }
}

/** Used in every request, so the formatter is cached. */
export function isKnownZone(zone: string): boolean {
  try {
    formatFor(zone)
    return true
  } catch {
    return false
  }
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  if (formats.size >= formatsKept) formats.clear()
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
  })
  formats.set(zone, format)
  return format
}
