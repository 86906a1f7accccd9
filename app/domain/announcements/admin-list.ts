import { narrowing } from '#app/values/list-params.ts'
import { publishedList } from '../administration/list.ts'

export const announcementAdminList = publishedList(
  { one: 'announcement', many: 'announcements' },
  { latest: 'Latest', name: 'Name' },
  { pinned: narrowing('Pinned') },
)
