import { useRouteLoaderData } from 'react-router'
import type { ShellData } from './shell-data.server.ts'

/**
 * Stands first in every form that writes something: see middleware/require-member.server.ts. `form` is the id given to `useForm`,
 * said where a page has several forms, so that only this one comes back filled after its session had ended.
 */
export function AuthorField({ form }: { form?: string }) {
  const shell = useRouteLoaderData<ShellData>('shell')
  return (
    <>
      {shell?.person && <input type="hidden" name="openedBy" value={shell.person.author} />}
      {form && <input type="hidden" name="form" value={form} />}
    </>
  )
}
