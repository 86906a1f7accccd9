/** A test's own hubs, postings and members. */
import { randomUUID } from 'node:crypto'
import type { Prisma } from '#app/db/generated/client.ts'
import type { MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { toDbDate } from '#app/values/calendar-date.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { type Asking, db, visit } from './app.ts'
import { dayFromNow } from './partners.ts'
import { employment, join, person } from './people.ts'

const keys = (name: string) => ({ name, sortKey: sortKey(name), searchKey: fold(name) })

type Hub = Partial<Prisma.RegionalHubUncheckedCreateInput> & { places?: number[] }

export async function newChapter({ name = `Chapter ${randomUUID()}`, places = [], ...columns }: Hub = {}) {
  const { id } = await db().regionalHub.create({
    data: { ...keys(name), locations: { connect: places.map((place) => ({ id: place })) }, ...columns },
  })
  return id
}

export async function newCity(label = `City ${randomUUID()}`): Promise<number> {
  const { id } = await db().location.create({
    data: { type: 'CITY', label, sortKey: sortKey(label), searchKey: fold(label) },
  })
  return id
}

type Posting = {
  title?: string
  kind?: string
  posted?: number
  closes?: number | null
  locationId?: number
  url?: string
  published?: boolean
}

/** Days are counted from today. */
export async function newPosting(organizationId: number, posting: Posting = {}): Promise<number> {
  const { title = `Posting ${randomUUID()}`, posted = 0, closes = null, ...columns } = posting
  const { id } = await db().jobPosting.create({
    data: {
      organizationId,
      title,
      url: 'https://jobs.example.org/1',
      postedOn: toDbDate(dayFromNow(posted)),
      closesOn: closes === null ? null : toDbDate(dayFromNow(closes)),
      ...columns,
    },
  })
  return id
}

/** A member who works there; `changes` affect their visibility. */
export async function newEmployee(
  organizationId: number,
  changes: Partial<MemberRow> = {},
  job: Parameters<typeof employment>[2] = {},
): Promise<number> {
  const { firstName = 'Wen', lastName = 'Li', ...rest } = changes
  const who = person(firstName, lastName, { email: `${randomUUID()}@example.org`, ...rest })
  const [id = 0] = await join({ ...who, affiliations: [employment(organizationId, who, job)] })
  return id
}

export async function hub(address: string, asking: Asking) {
  const { page, status, response } = await visit(address, asking)
  const section = (id: string) => page.root.querySelector(`section[aria-labelledby=${id}]`)
  return {
    page,
    status,
    response,
    section,
    /** The headings of a section's entries, null if there is no such section. */
    names: (id: string) =>
      section(id)
        ?.querySelectorAll('h3')
        .map((heading) => heading.text) ?? null,
    viewAll: (id: string) => section(id)?.querySelector('.section-head a')?.getAttribute('href') ?? null,
  }
}
