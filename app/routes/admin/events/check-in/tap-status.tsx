import { useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { forgetRefused, sendTaps, useTaps } from './kept-taps.ts'

const WAITING = {
  connection: 'They’ll be sent as soon as you’re back online.',
  'sign-in': 'You’ve been signed out. Sign in again in another tab to send them.',
}

/** What waits to be sent, and what couldn't be done any more. It sends what an earlier page has left. */
export function TapStatus() {
  const { waiting, refused, lost } = useTaps()
  useEffect(() => {
    void sendTaps()
  }, [])
  return (
    <>
      {lost && waiting.length > 0 && (
        <Notice tone="warning">
          {waiting.length === 1
            ? '1 tap is kept in this tab.'
            : `${waiting.length} taps are kept in this tab.`}{' '}
          {WAITING[lost]}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice
          tone="danger"
          title="Not saved"
          action={
            <Button type="button" variant="quiet" size="sm" onClick={forgetRefused}>
              Dismiss
            </Button>
          }
        >
          <ul className="list-disc ps-5">
            {refused.map(({ tap, reason }) => (
              <li key={`${tap.sessionId}.${tap.userId}.${tap.at}`}>
                <bdi>{tap.name}</bdi>, <bdi>{tap.session}</bdi>: {reason}.
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
