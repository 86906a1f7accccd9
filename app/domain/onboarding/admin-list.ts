import { plainList } from '../administration/list.ts'

export const questionAdminList = plainList(
  { one: 'onboarding question', many: 'onboarding questions' },
  { position: 'As they are asked', title: 'Question' },
  {},
)
