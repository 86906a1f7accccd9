import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { usePendingRetries } from './offline-retry.ts'
import { LiveRegion } from './route-announcer.tsx'

const TEXTS = {
  connection: 'You’re offline. What you typed is safe, and this page will continue as soon as you’re back.',
  server:
    'Part of our site isn’t responding. What you typed is safe, and this page will continue as soon as we’re back.',
}
const BETWEEN_TRIES = 1_000

/** Shows that the page is waiting for the connection, above dialogs too. */
export function OfflineNotice() {
  const pending = usePendingRetries()
  const what = pending.connection > 0 ? 'connection' : pending.server > 0 ? 'server' : null
  const lost = useTrailing(what)
  const notice = useRef<HTMLParagraphElement>(null)
  // In browsers without popovers, it is above everything but dialogs.
  useEffect(() => {
    if (lost) notice.current?.showPopover?.()
  }, [lost])
  return (
    <>
      {lost && (
        <p ref={notice} popover="manual" className="line-notice" aria-hidden>
          <Icon name="triangle-alert" />
          {TEXTS[lost]}
        </p>
      )}
      <LiveRegion>{lost ? TEXTS[lost] : ''}</LiveRegion>
    </>
  )
}

/** Lasts a moment longer, to bridge the gap between two attempts. */
function useTrailing<Value>(now: Value | null) {
  const [lasting, setLasting] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setLasting(now), now ? 0 : BETWEEN_TRIES)
    return () => clearTimeout(timer)
  }, [now])
  return lasting
}
