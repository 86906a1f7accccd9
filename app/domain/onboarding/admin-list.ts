import { plainList } from '../administration/list.ts'

export const questionAdminList = plainList(
  { one: 'onboarding question', many: 'onboarding questions' },
  { position: 'In the order they’re asked', title: 'Question' },
  {},
)
