import type { Prisma } from '#app/db/generated/client.ts'
import type { Role } from '#app/db/generated/enums.ts'
import type { CalendarDate } from '#app/values/calendar-date.ts'

/**
 * Plain rows for the bulk writer. A missing key means the column's default in an insert, and 'leave as is' in an
 * update; null means NULL in both. Days are strings, instants are Dates.
 */
export type MemberRow = MemberFields & {
  email: string
  firstName: string
  lastName: string
  roles: Role[]
} & MemberParts

/** A change to the member with that id. Its nested rows are added or update existing ones; none is removed. */
export type MemberChange = { id: number } & Partial<MemberFields> & MemberParts

type MemberFields = Omit<
  Prisma.UserCreateManyInput,
  'id' | 'updatedAt' | 'roles' | 'partnerRoles' | 'givingBack' | DerivedColumn
> &
  Partial<Pick<Prisma.UserModel, 'roles' | 'partnerRoles' | 'givingBack'>>

/** Maintained only by directory-entry.ts. */
type DerivedColumn =
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
  /** Up to one per program; an update applies to the enrollment in that program. */
  enrollments?: EnrollmentRow[]
  /** An update changes the affiliation with the given `id`, and adds those without one. */
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
export type NewsMentionRow = Days<
  Omit<Prisma.NewsMentionCreateManyUserInput, 'id' | 'updatedAt'>,
  'publicationDate'
>

type Days<Row, Key extends string> = Omit<Row, Key> & { [K in Key]?: CalendarDate | null }
