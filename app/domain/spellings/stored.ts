import { normalizeEmail } from '#app/values/email-address.ts'
import { fold } from '#app/values/fold.ts'

type Respell = (stored: string) => string

/** What is folded already and folded once more; names of people and lines of texts stay apart. */
const foldedWithin =
  (separator: string): Respell =>
  (stored) =>
    stored.split(separator).map(fold).join(separator)

const personKey = foldedWithin('\t')

/** The columns that are stored in one spelling, by table. Those of resources are derived with the words that are searched. */
export const STORED: Record<string, Record<string, Respell>> = {
  User: { sortName: personKey, searchText: foldedWithin('\n'), searchCurrent: foldedWithin('\n') },
  PartnerAttendee: { sortName: personKey },
  Organization: { sortKey: fold, searchKey: fold },
  OrganizationAlias: { sortKey: fold },
  Program: { sortKey: fold },
  RegionalHub: { sortKey: fold, searchKey: fold },
  Location: { sortKey: fold, searchKey: fold },
  Interest: { sortKey: fold },
  Event: { sortKey: fold, searchKey: fold },
  EventSession: { searchKey: fold },
  StoredFile: { searchKey: fold },
  Post: { searchText: fold },
}

/** Addresses that nobody else may have: one that is taken in its spelling by now stays as it is. */
export const ADDRESSES: Record<string, Respell> = { User: normalizeEmail, Invitation: normalizeEmail }
