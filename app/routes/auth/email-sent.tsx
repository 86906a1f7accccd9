import type { ReactNode } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

type Props = { title: string; back?: { to: string; label: string }; children: ReactNode }

/** Replaces a submitted form whose next step arrives by email. */
export function EmailSent({ title, back, children }: Props) {
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} back={back} />
      <Notice tone="success">{children}</Notice>
      <p>
        <ButtonLink variant="secondary" to={href('/auth/login/:error?')}>
          Return to Sign In
        </ButtonLink>
      </p>
    </>
  )
}
