import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import { NameList } from '../form/name-list.tsx'

type Props = ComponentProps<typeof Form> & {
  /** From `shownOf`. */
  chosen: ComponentProps<typeof NameList> & { ids: string }
  /** Tells a form that arrives twice. */
  submission?: string
  /** Where nothing is done. */
  back: string
  /** What is asked of all of them. */
  children: ReactNode
  buttons: ReactNode
}

/** Who is chosen, and the form that confirms it. */
export function ChosenForm({ chosen, submission, back, children, buttons, ...form }: Props) {
  const { ids, ...names } = chosen
  return (
    <>
      <NameList {...names} />
      <Form method="post" className="form" {...form}>
        <AuthorField />
        <input type="hidden" name="ids" value={ids} />
        {submission && <input type="hidden" name="key" value={submission} />}
        {children}
        <div className="cluster">
          {buttons}
          <ButtonLink variant="secondary" to={back}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
