import { useRouteLoaderData } from 'react-router'
import type { ShellData } from './shell-data.server.ts'

/** Stands in every form that writes something: see middleware/require-member.server.ts. */
export function AuthorField() {
  const shell = useRouteLoaderData<ShellData>('shell')
  return shell?.person && <input type="hidden" name="author" value={shell.person.author} />
}
