import type { ReactNode } from 'react'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ConfirmForm } from '../form/confirm-form.tsx'

type Props = {
  title: string
  name: string
  page: string
  danger?: boolean
  /** What the form wants, for one that arrives twice. */
  fields?: Record<string, string>
  children: ReactNode
}

/** What will happen to a member's account, and the button that does it. */
export function Confirmation({ title, name, page, danger, fields, children }: Props) {
  return (
    <>
      <PageTitle title={`${title}: ${name}`} />
      <PageHead title={title} back={{ to: page, label: name }} />
      <div className="stack">
        {children}
        <ConfirmForm page={page} fields={fields} label={title} pending="Saving…" danger={danger} />
      </div>
    </>
  )
}
