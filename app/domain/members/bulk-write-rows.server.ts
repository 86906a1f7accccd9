import type { Prisma } from '#app/db/generated/client.ts'
import type { Role } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

/**
 * Plain rows as the bulk writer takes them. A key that is absent means the column's default to an insert,
 * and 'leave it as it is' to an update; null means NULL to both. Days are strings, moments are Dates.
 */
export type MemberRow = MemberFields & {
  email: string
  firstName: string
  lastName: string
  roles: Role[]
} & MemberParts

/** A change to the member of that id. Its nested rows are added to, or laid over, what is there; none is removed. */
export type MemberChange = { id: number } & Partial<MemberFields> & MemberParts

type MemberFields = Omit<
  Prisma.UserCreateManyInput,
  'id' | 'updatedAt' | 'roles' | 'partnerRoles' | 'givingBack' | DerivedColumn
> &
  Partial<Pick<Prisma.UserModel, 'roles' | 'partnerRoles' | 'givingBack'>>

/** Kept by listing.ts alone. */
export type DerivedColumn =
  | 'listed'
  | 'sortName'
  | 'occupation'
  | 'location'
  | 'searchText'
  | 'searchCurrent'
  | 'cardPrograms'

type MemberParts = {
  contact?: ContactRow
  privateFacts?: PrivateFactsRow
  /** At most one for each program; an update lays it over the enrollment of that program. */
  enrollments?: EnrollmentRow[]
  /** An update changes the affiliation whose `id` is given, and adds those without. */
  affiliations?: AffiliationRow[]
  interests?: InterestRow[]
  newsMentions?: NewsMentionRow[]
}

export type ContactRow = Omit<Prisma.ContactInformationCreateManyInput, 'userId'>
export type PrivateFactsRow = Days<
  Omit<Prisma.PrivateFactsCreateManyInput, 'userId' | 'race'>,
  'birthdate'
> & {
  race?: string[]
}
export type EnrollmentRow = Days<
  Omit<Prisma.EnrollmentCreateManyUserInput, 'id' | 'startDate' | 'endDate'>,
  'endDate'
> & { startDate: CalendarDate }
export type AffiliationRow = Days<
  Omit<Prisma.AffiliationCreateManyUserInput, 'updatedAt' | 'gpa'>,
  'startDate' | 'endDate'
> & { gpa?: number | null }
export type InterestRow = Prisma.MemberInterestCreateManyUserInput
export type NewsMentionRow = Omit<
  Prisma.NewsMentionCreateManyUserInput,
  'id' | 'updatedAt' | 'publicationDate'
> & {
  publicationDate: CalendarDate
}

type Days<Row, Key extends string> = Omit<Row, Key> & { [K in Key]?: CalendarDate | null }
