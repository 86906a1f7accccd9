import { useEffect } from 'react'
import { Form } from 'react-router'
import type { Notice as NoticeData } from '#app/http/responses.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from './author-field.tsx'

/** The outcome of the last form, and the button that undoes it where possible. */
export function ShellNotice({ notice: { tone, text, button } }: { notice: NoticeData }) {
  return (
    <Notice tone={tone} action={button && <NoticeButton {...button} />}>
      {text}
    </Notice>
  )
}

function NoticeButton({ label, action }: { label: string; action: string }) {
  // Using the button removes it, and the focus would be lost with it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('page-title')?.focus()
    },
    [],
  )
  return (
    <Form method="post" action={action} preventScrollReset>
      <AuthorField />
      <SubmitButton variant="secondary" size="sm" pending="Sending…">
        {label}
      </SubmitButton>
    </Form>
  )
}
