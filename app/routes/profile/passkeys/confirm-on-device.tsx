import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CancelLink } from './cancel-link.tsx'
import { type Asked, useMadePasskey } from './use-made-passkey.ts'

/** Follows the form, whose button had the focus. */
export function ConfirmOnDevice({ asked }: { asked: Asked }) {
  const { problem, again } = useMadePasskey(asked)
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="stack">
      <ErrorSummary errors={problem ? [{ message: problem }] : []} />
      <p ref={place} tabIndex={-1} hidden={problem !== ''}>
        Your browser asks you to confirm “<bdi>{asked.name}</bdi>”. Follow its instructions.
      </p>
      <div className="cluster">
        <Button type="button" variant="secondary" onClick={again}>
          Try again
        </Button>
        <CancelLink />
      </div>
    </div>
  )
}
