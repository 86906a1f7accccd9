import { useEffect, useId, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { unsavedForms } from './unsaved.ts'

/** Asks once before a form goes whose text isn't saved. The browser asks in its own words before it leaves the site. */
export default function LeaveQuestion() {
  const blocker = useBlocker(({ nextLocation }) => unsavedForms.wouldGo(nextLocation.pathname))

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (unsavedForms.wouldGo()) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [])

  if (blocker.state !== 'blocked') return null
  return <Question onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
}

function Question({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing it gives the focus back.
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        onStay()
      }}
    >
      <div className="dialog-head">
        <h2 id={title}>Leave without saving?</h2>
      </div>
      <div className="dialog-body stack">
        <p>Your changes aren’t saved. This tab keeps what you typed until you sign out.</p>
        <div className="cluster">
          <Button type="button" onClick={onStay}>
            Keep editing
          </Button>
          <Button type="button" variant="secondary" onClick={onLeave}>
            Leave
          </Button>
        </div>
      </div>
    </dialog>
  )
}
