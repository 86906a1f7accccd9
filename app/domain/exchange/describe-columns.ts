import type { Choices } from '../administration/kind.server.ts'
import { type FileColumn, ID, NAME, PUBLISHED, VERSION } from './columns.ts'

export type DescribedColumn = { label: string; about: string }

const MOST_NAMED = 12

/** What each column of a file holds, in words. */
export const describeColumns = (columns: FileColumn[], choices: Choices): DescribedColumn[] =>
  columns
    .filter((column) => column !== NAME && !column.isChosen)
    .map((column) => ({ label: column.label, about: aboutOf(column, choices) }))

function aboutOf(column: FileColumn, choices: Choices): string {
  if (column === ID) return 'The record’s number. Leave it out for new ones.'
  if (column === VERSION) return 'From an export. It shows what others have changed since.'
  if (column === PUBLISHED) return 'Yes publishes a new record; without it, it’s a draft.'
  const { field, several, about = '' } = column
  if (!field) return about
  const required = several || field.optional || field.input === 'checkbox' ? '' : 'Required for new ones. '
  return required + inputText(field, choices, several)
}

function inputText(
  { input, choices }: NonNullable<FileColumn['field']>,
  known: Choices,
  several = false,
): string {
  const names =
    (typeof choices === 'string'
      ? known[choices]?.map(({ label }) => label)
      : Object.values(choices ?? {})) ?? []
  const few = names.length > 0 && names.length <= MOST_NAMED
  switch (input) {
    case 'checkbox':
      return 'Yes or no.'
    case 'date':
      return 'A date, such as 2027-04-16.'
    case 'time':
      return 'A time, such as 09:30.'
    case 'number':
      return 'A whole number.'
    case 'url':
      return 'A web address, starting with https://'
    case 'choice':
      return few ? `One of: ${names.join(', ')}.` : 'By name.'
    case 'choices':
      return few
        ? `Any of: ${names.join(', ')}; several with semicolons between.`
        : 'By name, several with semicolons between.'
    case 'search': {
      const by = choices === 'members' ? 'By email address, or by name' : 'By name'
      return several ? `${by}, several with semicolons between.` : `${by}.`
    }
    case 'markdown':
      return 'Text in Markdown.'
    default:
      return 'Text.'
  }
}
