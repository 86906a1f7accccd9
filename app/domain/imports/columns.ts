/** What files out of other systems say of people. */
export type Column =
  | 'sfId'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'roles'
  | 'program'
  | 'programYear'
  | 'organization'
  | 'title'
  | 'city'
  | 'state'
  | 'country'
