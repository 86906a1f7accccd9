import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { Notice as NoticeData } from '#app/http/responses.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { mainPlace, placeLeft, tellOutcome } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from './author-field.tsx'

/**
 * The outcome of the last form, and the button that undoes it where possible. A refusal stands above the page; anything
 * else floats, so that it moves nothing, until the next page or until it is dismissed.
 */
export function ShellNotice({ notice }: { notice: NoticeData }) {
  const { tone, text, button, link, inSight } = notice
  const place = useRef<HTMLDivElement>(null)
  const { search } = useLocation()
  const [dismissed, setDismissed] = useState<NoticeData>()
  // Each notice is a new object, also when it says the same.
  useLayoutEffect(() => {
    if (notice) tellOutcome(place.current)
  }, [notice])
  if (dismissed === notice) return null
  const said = (
    <Notice
      outcome={place}
      tone={tone}
      className={inSight && 'sr-only'}
      action={button ? <NoticeButton {...button} /> : link && <NoticeLink {...link} />}
    >
      {text}
    </Notice>
  )
  if (inSight || tone === 'danger') return said
  const dismiss = (event: MouseEvent) => {
    event.preventDefault()
    setDismissed(notice)
    tellOutcome(null)
    const place = placeLeft()
    if (place) place.focus()
    else mainPlace()?.focus({ preventScroll: true })
  }
  /** Behind it comes what it is about, and not the beginning of the page. */
  const goOn = (event: KeyboardEvent) => {
    const place = event.key === 'Tab' && !event.shiftKey ? placeLeft() : null
    if (!place) return
    event.preventDefault()
    place.focus()
  }
  return (
    <div className="toast">
      {said}
      {/* Without JavaScript the same page is opened anew, without its notice. */}
      <Link className="btn btn-icon" to={{ search }} onClick={dismiss} onKeyDown={goOn}>
        <span className="sr-only">Dismiss</span>
        <Icon name="x" />
      </Link>
    </div>
  )
}

const NoticeLink = ({ label, to }: { label: string; to: string }) => (
  <Link className="btn btn-secondary btn-sm" to={to}>
    {label}
  </Link>
)

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
