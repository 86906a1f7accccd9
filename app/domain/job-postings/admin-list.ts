import { narrowing } from '#app/values/list-params.ts'
import { publishedList } from '../administration/list.ts'

export const jobPostingAdminList = publishedList(
  { one: 'job posting', many: 'job postings' },
  { latest: 'Latest first', title: 'Title' },
  { open: narrowing('Open to applications') },
)
