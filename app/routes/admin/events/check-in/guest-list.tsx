import type { FormEvent } from 'react'
import { useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { Door, Guest } from '#app/domain/attendance/door.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AuthorField } from '../../../shell/author-field.tsx'
import { addTap, forgetSent, useTaps } from './kept-taps.ts'
import { rowId } from './row-id.ts'

type ListedGuest = Omit<Guest, 'attendedAt'> & { since: string | null }

type Props = { door: Door; guests: ListedGuest[]; isOpen: boolean }

/** One form with two buttons a person. With JavaScript a tap is shown at once, and kept until the server has it. */
export function GuestList({ door, guests, isOpen }: Props) {
  const { waiting, sent } = useTaps()
  const [said, setSaid] = useState('')
  useWhatIsSent(waiting.length, sent.length)
  const tapped = new Map(
    [...sent, ...waiting]
      .filter(({ sessionId }) => sessionId === door.id)
      .map((tap) => [tap.userId, tap.here]),
  )
  const tap = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const guest = guests.find(({ id }) => String(id) === submitter.value)
    const openedBy = String(new FormData(event.currentTarget).get('openedBy') ?? '')
    if (!guest) return
    const here = submitter.name === 'here'
    setSaid(here ? `${guest.name} is here.` : `${guest.name} wasn’t here.`)
    addTap({
      eventId: door.eventId,
      sessionId: door.id,
      session: door.name,
      userId: guest.id,
      name: guest.name,
      here,
      at: Date.now(),
      openedBy,
    })
    // The button that says otherwise goes.
    submitter.closest('li')?.querySelector('button')?.focus()
  }
  return (
    <Form method="post" onSubmit={tap}>
      <AuthorField draft={false} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="door-list" aria-label="Attendees">
        {guests.map((guest) => (
          <GuestRow key={guest.id} guest={guest} tapped={tapped.get(guest.id)} isOpen={isOpen} />
        ))}
      </ul>
    </Form>
  )
}

/** Shows what the server says once everything is sent. */
function useWhatIsSent(waiting: number, sent: number) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (waiting === 0 && sent > 0) void revalidate().then(forgetSent)
  }, [waiting, sent, revalidate])
}

type RowProps = { guest: ListedGuest; tapped?: boolean; isOpen: boolean }

function GuestRow({ guest: { id, name, occupation, status, since, seenBy }, tapped, isOpen }: RowProps) {
  const wasHere = status === 'ATTENDED'
  const isHere = tapped ?? wasHere
  const state = isHere
    ? ['Here', wasHere && since && `since ${since}`, wasHere && seenBy && `(${seenBy})`]
        .filter(Boolean)
        .join(' ')
    : ''
  return (
    <li id={rowId(id)} className="door-row">
      <button type="submit" name="here" value={id} className="door-tap" disabled={!isOpen}>
        <Icon name={isHere ? 'circle-check' : 'circle'} />
        <span>
          <span className="sr-only">{isHere ? '' : 'Check in '}</span>
          <bdi className="door-name">{name}</bdi>
          {occupation && (
            <>
              <span className="sr-only">, </span>
              <bdi className="text-muted">{occupation}</bdi>
            </>
          )}
          {state && (
            <>
              <span className="sr-only">. </span>
              <span className="door-state">{state}</span>
            </>
          )}
        </span>
      </button>{' '}
      {isHere && isOpen && (
        <button type="submit" name="absent" value={id} className="btn btn-quiet">
          Wasn’t here<span className="sr-only">: {name}</span>
        </button>
      )}
    </li>
  )
}
