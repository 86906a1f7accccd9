import { plainList } from '../administration/list.ts'

export const programTypeAdminList = plainList(
  { one: 'program type', many: 'program types' },
  { position: 'As in filters', name: 'Name' },
  {},
)
