/** The options of the forms' selects. A stored value that isn't among them can still be chosen in its own form. */
export const EDUCATION_KINDS = [
  'College',
  'Graduate School',
  'Business School',
  'Law School',
  'Medical School',
  'Certificate Program',
  'High School',
]

export const EMPLOYMENT_KINDS = [
  'Full-time',
  'Part-time',
  'Internship',
  'Fellowship',
  'Contract',
  'Self-employed',
]

export const TEAM_SIZES = ['None', '1 to 5', '6 to 10', '11 to 25', 'More than 25']

export const BUDGETS = ['None', 'Less than $100,000', '$100,000 to $1 million', 'More than $1 million']

/** The kind of education that always has a major. */
export const COLLEGE = 'College'
