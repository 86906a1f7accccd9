import { useRouteLoaderData } from 'react-router'
import { FormDraft } from '#app/forms/form-draft.tsx'
import type { ShellData } from './shell-data.server.ts'

/**
 * Comes first in every form that writes: see middleware/require-member.server.ts. `form` is the id given to `useForm`.
 * A page with several forms needs it, so that only this one is restored after its session ended. `draft={false}` is for
 * forms that keep what is typed by themselves.
 */
export function AuthorField({ form, draft = true }: { form?: string; draft?: boolean }) {
  const shell = useRouteLoaderData<ShellData>('shell')
  return (
    <>
      {shell?.person && <input type="hidden" name="openedBy" value={shell.person.author} />}
      {shell?.person && draft && <FormDraft person={shell.person.id} form={form} />}
      {form && <input type="hidden" name="form" value={form} />}
    </>
  )
}
