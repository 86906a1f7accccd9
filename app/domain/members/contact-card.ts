/** A contact person, with the contact details that they show to others. */
export type ContactCard = {
  id: number
  fullName: string
  image: string | null
  title: string | null
  emails: ContactWay[]
  phones: ContactWay[]
}

export type ContactWay = { kind: string; address: string; preferred: boolean }

type Ways = Record<string, string | null> | null

/** The preferred one comes first. */
export function reachableBy(ways: Ways, preferred: string | null): ContactWay[] {
  return Object.entries(ways ?? {})
    .flatMap(([kind, address]) => (address ? [{ kind, address, preferred: kind === preferred }] : []))
    .sort((a, b) => Number(b.preferred) - Number(a.preferred))
}
