import type { Problem } from '#app/domain/administration/kind.server.ts'

/** What the server refuses, by the field that it is shown at. */
export const fieldsOf = (problems: Problem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ path, message }) => [path, path === 'name' ? TAKEN : message]))

const TAKEN =
  'There’s an organization with this name already. If it’s your business, email us and we’ll add you to it.'
