/** Members' choices about themselves. Everything personal is optional. */
const PREFER_NOT_TO_SAY = 'Prefer not to say'

export const ethnicities = ['Hispanic or Latino', 'Not Hispanic or Latino', PREFER_NOT_TO_SAY] as const

export const races = [
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Hispanic or Latino',
  'Middle Eastern or North African',
  'Native Hawaiian or Pacific Islander',
  'White',
  'Other',
  PREFER_NOT_TO_SAY,
] as const

export const maritalStatuses = [
  'Single',
  'Married',
  'Domestic partnership',
  'Separated',
  'Divorced',
  'Widowed',
  PREFER_NOT_TO_SAY,
] as const

export const homeOwnershipStatuses = ['Own', 'Rent', 'Live with family', 'Other', PREFER_NOT_TO_SAY] as const

export const genders = ['Woman', 'Man', 'Non-binary', 'Another gender', PREFER_NOT_TO_SAY] as const

export const transgenderAnswers = ['Yes', 'No', PREFER_NOT_TO_SAY] as const

export const sexualOrientations = [
  'Asexual',
  'Bisexual',
  'Gay or lesbian',
  'Heterosexual',
  'Pansexual',
  'Queer',
  'Another orientation',
  PREFER_NOT_TO_SAY,
] as const

export const NOT_SEEKING = 'Not seeking employment'

export const searchStatuses = ['Actively seeking employment', 'Open to opportunities', NOT_SEEKING] as const

export const reasonsNotSeeking = [
  'Content in my present role',
  'Running my own business',
  'In school or training',
  'Caring for family',
  'Health',
  'Retired',
  'Taking a break',
  'Other',
  PREFER_NOT_TO_SAY,
] as const

export const householdIncomes = [
  'Less than $50,000',
  '$50,000 to $99,999',
  '$100,000 to $199,999',
  '$200,000 or more',
  PREFER_NOT_TO_SAY,
] as const
