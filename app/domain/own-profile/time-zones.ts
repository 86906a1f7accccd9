type Choice = { value: string; label: string }

/** The available zones, and the current one if it isn't among them. */
export function timeZoneChoices(present: string | null): Choice[] {
  const zones = Intl.supportedValuesOf('timeZone')
  const all = present && !zones.includes(present) ? [present, ...zones] : zones
  return all.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
