import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'

type Props = { onStay: () => void; onLeave: () => void }

export default function LeaveQuestion({ onStay, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()

  useLayoutEffect(() => {
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
      <div className="stack px-5 pt-2 pb-5">
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
