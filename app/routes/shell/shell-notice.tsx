import { useLayoutEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { Notice as NoticeData } from '#app/http/responses.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { tellOutcome } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from './author-field.tsx'

/** The outcome of the last form, and the button that undoes it where possible. */
export function ShellNotice({ notice }: { notice: NoticeData }) {
  const { tone, text, button } = notice
  const place = useRef<HTMLDivElement>(null)
  // Each notice is a new object, also when it says the same.
  useLayoutEffect(() => {
    if (notice) tellOutcome(place.current)
  }, [notice])
  return (
    <Notice outcome={place} tone={tone} action={button && <NoticeButton {...button} />}>
      {text}
    </Notice>
  )
}

function NoticeButton({ label, action }: { label: string; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <AuthorField />
      <SubmitButton variant="secondary" size="sm" pending="Sending…">
        {label}
      </SubmitButton>
    </Form>
  )
}
