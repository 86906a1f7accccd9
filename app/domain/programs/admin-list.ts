import { ids } from '#app/values/list-params.ts'
import { plainList } from '../administration/list.ts'

export const programAdminList = plainList(
  { one: 'program', many: 'programs' },
  { latest: 'Latest first', name: 'Name' },
  { typeIds: ids('Program type', { open: true }) },
)
