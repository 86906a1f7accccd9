import { narrowing } from '#app/values/list-params.ts'
import { publishedList } from '../administration/list.ts'

const orders = { latest: 'Latest', name: 'Name' } as const

export const resourceAdminList = publishedList({ one: 'resource', many: 'resources' }, orders, {})

export const alumniResourceAdminList = publishedList(
  { one: 'alumni resource', many: 'alumni resources' },
  orders,
  {},
)

export const insightAdminList = publishedList({ one: 'insight', many: 'insights' }, orders, {
  featured: narrowing('Featured'),
})
