import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

/** What takes less is a page that is simply there. */
const APPEARS_AFTER = 400
const SHORTEST = 500

/** Once shown it stays for a moment, so it never flickers; loading doesn't wait for it. */
export function PendingBar() {
  const pending = useNavigation().state !== 'idle'
  return useShownLongEnough(pending) ? <div className="pending-bar" aria-hidden /> : null
}

function useShownLongEnough(pending: boolean) {
  const [shown, setShown] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (pending === shown) return
    const wait = pending ? APPEARS_AFTER : since.current + SHORTEST - Date.now()
    const timer = setTimeout(() => {
      since.current = Date.now()
      setShown(pending)
    }, wait)
    return () => clearTimeout(timer)
  }, [pending, shown])
  return shown
}
