import type { TagFlag, TagType } from '#app/db/generated/enums.ts'
import { choices } from '#app/values/list-params.ts'
import { plainList } from '../administration/list.ts'
import { TAG_FLAGS, TAG_TYPES } from '../tag-names/labels.ts'

export const tagAdminList = plainList(
  { one: 'tag', many: 'tags' },
  { type: 'Type', name: 'Name' },
  {
    types: choices<TagType>('Type', TAG_TYPES, { open: true }),
    flags: choices<TagFlag>('Meaning', TAG_FLAGS),
  },
)
