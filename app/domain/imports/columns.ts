const COLUMNS = [
  'sfId',
  'email',
  'firstName',
  'lastName',
  'roles',
  'program',
  'programYear',
  'organization',
  'title',
  'city',
  'state',
  'country',
] as const

export type Column = (typeof COLUMNS)[number]

const REQUIRED: Column[] = ['email', 'firstName', 'lastName']

/** The position of each column in the header, ignoring case, spaces and underscores. */
export function matchColumns(header: string[]): {
  positions: Map<Column, number>
  ignored: string[]
  problems: string[]
} {
  const positions = new Map<Column, number>()
  const ignored: string[] = []
  const problems: string[] = []
  header.forEach((name, position) => {
    const column = COLUMNS.find((it) => keyOf(it) === keyOf(name))
    if (!column) ignored.push(name.trim())
    else if (positions.has(column)) problems.push(`The header has two “${column}” columns.`)
    else positions.set(column, position)
  })
  for (const column of REQUIRED)
    if (!positions.has(column)) problems.push(`The header is missing the “${column}” column.`)
  return { positions, ignored, problems }
}

const keyOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
