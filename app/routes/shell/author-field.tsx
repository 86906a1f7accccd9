import { useRouteLoaderData } from 'react-router'
import type { ShellData } from './shell-data.server.ts'

/**
 * Comes first in every form that writes: see middleware/require-member.server.ts. `form` is the id given to `useForm`.
 * A page with several forms needs it, so that only this one is restored after its session ended.
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
