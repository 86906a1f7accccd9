import { partnersHome, type Row, unready } from './access-outcomes.ts'

/** Users who are only staff or partners have no such sections; administrators act as staff, but are more. */
const withoutCareer = { staff: '/', partner: '/', 'partner-manager': '/' } as const
const refusedCareer = { 'event-manager': 403, staff: 403, partner: 403, 'partner-manager': 403 } as const

const dialog = (address: string, get: Row['get']['otherwise'], post: Row['post']['otherwise']): Row => ({
  address,
  get: { ...unready, ...partnersHome, ...withoutCareer, otherwise: get },
  post: { ...unready, ...refusedCareer, otherwise: post },
})

export const affiliationRows: Record<string, Row> = {
  'add-affiliation': dialog('/profile/employment/add', 200, 400),
  'edit-affiliation': dialog('/profile/education/999999/edit', 404, 404),
  'remove-affiliation': dialog('/profile/civic-engagement/999999/remove', 404, 404),
  'affiliation-visibility': {
    ...dialog('/profile/education/999999/visibility', '/profile', 404),
    body: { visible: 'false' },
  },
}

const lists = [
  'cities?country=US&',
  'job-functions?',
  'job-industries?',
  'majors?',
  'organizations?',
  'schools?',
]

/** The forms, and the lists behind their comboboxes. */
export const affiliationPages = [
  ...['education', 'employment', 'civic-engagement'].map((section) => `/profile/${section}/add`),
  ...lists.map((list) => `/endpoints/${list}search=`),
]
