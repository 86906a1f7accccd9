import { plainList } from '../administration/list.ts'

export const linkAdminList = plainList(
  { one: 'link', many: 'links' },
  { position: 'As on home', label: 'Label' },
  {},
)
