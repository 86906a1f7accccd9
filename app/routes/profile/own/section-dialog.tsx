import type { ReactNode } from 'react'
import { href, useLocation } from 'react-router'
import { DialogFrame } from '#app/ui/dialog-frame.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

type Props = {
  title: string
  invalid?: boolean
  /** The page below, which has a link to the dialog. */
  page?: string
  /** Where the focus goes if that link is gone. */
  returnTo?: string[]
  children: ReactNode
}

/** A section of the member's own profile, or an item in it, as a dialog over the page that shows it. */
export function SectionDialog({ title, invalid, page = href('/profile'), returnTo, children }: Props) {
  const { pathname } = useLocation()
  return (
    <DialogFrame title={title} closeTo={page} openedBy={pathname} returnTo={returnTo}>
      <PageTitle title={title} invalid={invalid} />
      {children}
    </DialogFrame>
  )
}
