import type { ReactNode } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useSite } from '#app/ui/site.ts'

/** Shown for a used, replaced or expired link, with a way to continue. */
export function DeadLink({ text, children }: { text?: string; children?: ReactNode }) {
  const { supportEmail } = useSite()
  return (
    <>
      <Notice tone="danger">
        {text ?? `The link you followed is no longer valid. Please contact ${supportEmail} for assistance.`}
      </Notice>
      <p className="cluster">
        {children}
        <ButtonLink variant={children ? 'quiet' : 'secondary'} to={href('/auth/login/:error?')}>
          Return to Sign In
        </ButtonLink>
      </p>
    </>
  )
}
