import { publishedList } from '../administration/list.ts'

export const regionalHubAdminList = publishedList(
  { one: 'regional hub', many: 'regional hubs' },
  { name: 'Name', recent: 'Recently changed' },
  {},
)
