import type { LocationType } from '#app/db/generated/enums.ts'
import { choices } from '#app/values/list-params.ts'
import { plainList } from '../administration/list.ts'

export const locationTypes: Record<LocationType, string> = { CITY: 'City', STATE: 'State or country' }

export const placeAdminList = plainList(
  { one: 'place', many: 'places' },
  { name: 'Name' },
  { types: choices<LocationType>('Type', locationTypes, { open: true }) },
)
