/** The measured pages: these lists are the only place that names them. */
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { ATTENDEE, EVENT, PLENARY, RECEPTION } from './events.ts'
import { COMMON_WORD, RARE_WORD } from './resources.ts'
import type { Visitor } from './visitor.ts'

/** Pages, and the member who is signed in to see them. */
export type PageGroup = { account: DemoAccount; pages: BenchPage[] }

export type BenchPage = {
  name: string
  /** Its URL; undefined if this version of the app has no such page. */
  address: (visitor: Visitor) => string | Promise<string | undefined>
  signedOut?: boolean
}

const memberPages: BenchPage[] = [
  { name: 'login', address: () => '/auth/login', signedOut: true },
  { name: 'home', address: () => '/' },
  { name: 'directory', address: () => '/directory' },
  { name: 'directory searched', address: async (visitor) => `/directory?${await searchedName(visitor)}` },
  { name: 'directory filtered', address: (visitor) => filtered(visitor) },
  { name: 'profile', address: (visitor) => firstLink(visitor, '/directory', '.card-link') },
  {
    name: 'conversation',
    address: (visitor) => firstLink(visitor, '/messages', 'a[href*="conversationId="]'),
  },
  { name: 'own profile', address: () => '/profile' },
  { name: 'business registry', address: () => '/alumni-business-registry' },
  { name: 'partner hubs', address: () => '/partner-hub' },
  {
    name: 'partner hub',
    address: (visitor) => firstLink(visitor, '/partner-hub', 'a[href^="/partner-hub/"]'),
  },
  {
    name: 'regional hub',
    address: (visitor) => firstLink(visitor, '/regional-hub', 'a[href^="/regional-hub/"]'),
  },
]

export const ACTION_ITEMS = '/partner-management/action-items'

const partnerPages: BenchPage[] = [
  { name: 'action items', address: () => ACTION_ITEMS },
  { name: 'action items filtered', address: () => `${ACTION_ITEMS}?mltStatus=complete` },
  { name: 'partners', address: () => '/partner-management/my-partners' },
  { name: 'partner events', address: () => '/partner-management/events' },
]

const resourcePages: BenchPage[] = [
  { name: 'library', address: () => '/resources' },
  { name: 'library alphabetical', address: () => '/resources?sort=alphabetical&page=9' },
  { name: 'library filtered', address: () => '/resources?lengths=16-30&technicalPrep=true' },
  { name: 'library searched', address: () => `/resources?search=${RARE_WORD}+interview` },
  { name: 'library searched widely', address: () => `/resources?search=${COMMON_WORD}` },
  { name: 'resource', address: (visitor) => firstLink(visitor, '/resources', '.card-link') },
  { name: 'insights featured', address: () => '/mlt-insight/featured' },
]

const eventPages: BenchPage[] = [
  { name: 'events', address: () => '/events' },
  { name: 'agenda', address: (visitor) => eventPage(visitor) },
  { name: 'agenda searched', address: (visitor) => eventPage(visitor, '?search=workshop') },
  { name: 'fellow attendees', address: (visitor) => plenary(visitor) },
  { name: 'fellow attendees searched', address: (visitor) => plenary(visitor, '?search=an') },
  { name: 'fellow attendees all loaded', address: (visitor) => plenary(visitor, '?page=20') },
  {
    name: 'partner attendees',
    address: async (visitor) => (await plenary(visitor))?.replace('fellow-attendees', 'partner-attendees'),
  },
]

const adminPages: BenchPage[] = [
  { name: 'admin members', address: () => '/admin/members' },
  { name: 'admin members searched', address: () => '/admin/members?search=an' },
  { name: 'admin members last page', address: () => '/admin/members?page=1000000' },
  { name: 'admin resources', address: () => '/admin/resources' },
  { name: 'admin resources searched', address: () => `/admin/resources?search=${COMMON_WORD}` },
  { name: 'admin attendees', address: (visitor) => adminEvent(visitor, '/attendees') },
  { name: 'admin attendees searched', address: (visitor) => adminEvent(visitor, '/attendees?search=an') },
  { name: 'admin overview', address: () => '/admin' },
  { name: 'door', address: (visitor) => receptionDoor(visitor) },
]

/** Has a full profile and conversations. */
export const forMembers: PageGroup = { account: 'alumni', pages: memberPages }
/** Sees every partner. */
export const forPartnerWork: PageGroup = { account: 'event-manager', pages: partnerPages }

export const forResources: PageGroup = { account: 'alumni', pages: resourcePages }

export const forEvents: PageGroup = { account: ATTENDEE, pages: eventPages }

export const forAdministration: PageGroup = { account: 'admin', pages: adminPages }

async function adminEvent(visitor: Visitor, inside: string) {
  const address = await recordNamed(visitor, 'events', EVENT)
  return address && address + inside
}

/** The page of a record, by its row in the list. */
export const recordNamed = (visitor: Visitor, kind: string, name: string) =>
  linkNamed(visitor, `/admin/${kind}?${new URLSearchParams({ search: name })}`, name, 'tbody')

/** The list at the door of the session at which everyone is. */
export async function receptionDoor(visitor: Visitor) {
  const checkIn = await adminEvent(visitor, '/check-in')
  return checkIn && linkNamed(visitor, checkIn, RECEPTION)
}

async function eventPage(visitor: Visitor, query = '') {
  const address = await linkNamed(visitor, '/events', EVENT)
  return address && address + query
}

/** The fellows of the session. */
async function plenary(visitor: Visitor, query = '') {
  const address = await eventPage(visitor, `?${new URLSearchParams({ search: PLENARY })}`)
  const list = address && (await linkNamed(visitor, address, PLENARY))
  return list && list + query
}

/** A full name: few members have it, however many there are. */
async function searchedName(visitor: Visitor) {
  const directory = await visitor.page('/directory')
  const names = directory?.texts('.card-link') ?? []
  return new URLSearchParams({
    search: names.find((name) => /^\p{L}+ \p{L}+$/u.test(name)) ?? names[0] ?? '',
  })
}

/** By the first two program types, in a year that is neither upcoming nor long past. */
async function filtered(visitor: Visitor) {
  const directory = await visitor.page('/directory')
  const inputs = (name: string) => directory?.root.querySelectorAll(`input[name=${name}]`) ?? []
  const years = inputs('programYears')
  const chosen = [...inputs('programTypeIds').slice(0, 2), ...years.slice(years.length / 2).slice(0, 1)]
  const params = chosen.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''])
  return `/directory?${new URLSearchParams(params)}`
}

async function firstLink(visitor: Visitor, address: string, selector: string) {
  const page = await visitor.page(address)
  const target = page?.root.querySelector(selector)?.getAttribute('href')
  const url = target && new URL(target, new URL(address, visitor.origin))
  return url ? url.pathname + url.search : undefined
}

/** The target of the first link whose text contains the name. */
export async function linkNamed(visitor: Visitor, address: string, name: string, within = 'main') {
  const page = await visitor.page(address)
  const links = page?.root.querySelectorAll(`${within} a`) ?? []
  return links.find((link) => link.text.includes(name))?.getAttribute('href')
}
