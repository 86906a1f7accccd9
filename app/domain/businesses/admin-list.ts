import { narrowing } from '#app/values/list-params.ts'
import { publishedList } from '../administration/list.ts'

export const businessAdminList = publishedList(
  { one: 'alumni business', many: 'alumni businesses' },
  { name: 'Name', recent: 'Last changed' },
  { toLookAt: narrowing('To look at') },
)
