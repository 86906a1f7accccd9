import { tooLong } from '#app/values/too-long.ts'
import { roleLabels } from '../viewer/roles.ts'
import { type Fault, MAX_LENGTH, TOO_LONG } from './rows.ts'

/** What forms say of what the command has its own words for, by its column and those. */
const AS_FORMS_SAY: Record<string, string> = {
  'email is required': 'Please enter the email address.',
  'email isn’t an email address': 'Please enter a valid email address.',
  'firstName is required': 'Please enter the first name.',
  'lastName is required': 'Please enter the last name.',
  'organization is required for a partner': 'Please choose the organization that they’re a partner of.',
  'roles isn’t a role': `Write one of: ${Object.values(roleLabels).join(', ')}.`,
  'roles is required for a new member': 'Please choose a role.',
  'sfId doesn’t match the sfId of the member with this email address':
    'Another CRM key is on record for the member with this email address.',
}

export const NAMES_APART =
  'People need a first and a last name, in two columns. Choose them; if the file has whole names in one, divide it first.'

const NO_ROLES = 'New members need a role, and no column of the file is read as “Roles”.'

/** Why a cell isn't read, as pages say it. The command's reasons follow the name of their column. */
export function saidOnPages({ column, reason }: Pick<Fault, 'column' | 'reason'>, isInFile = true): string {
  if (column === 'roles' && !isInFile) return NO_ROLES
  if (reason === TOO_LONG) return tooLong(MAX_LENGTH)
  const [, line] = /^differs from line (\d+)$/.exec(reason) ?? []
  if (line) return `It differs from line ${line}, which is about the same person.`
  const said = AS_FORMS_SAY[`${column} ${reason}`]
  return said ?? (/^\p{Lu}/u.test(reason) ? reason : `It ${reason.replace(/\.$/, '')}.`)
}
