import type { OpportunityType } from '#app/db/generated/enums.ts'
import { choices, narrowing } from '#app/values/list-params.ts'
import { publishedList } from '../administration/list.ts'
import { TYPE_LABELS } from './labels.ts'

export const opportunityAdminList = publishedList(
  { one: 'opportunity', many: 'opportunities' },
  { latest: 'Latest first', name: 'Name' },
  {
    pending: narrowing('With sign-ups to confirm'),
    types: choices<OpportunityType>('Type', TYPE_LABELS),
  },
)
