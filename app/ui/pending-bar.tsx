import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

const SHORTEST = 500

/** Once shown it stays for a moment, so it never flickers; loading doesn't wait for it. */
export function PendingBar() {
  const pending = useNavigation().state !== 'idle'
  return useShownLongEnough(pending) ? <div className="pending-bar" aria-hidden /> : null
}

function useShownLongEnough(pending: boolean) {
  const [lingering, setLingering] = useState(false)
  const since = useRef(0)
  useEffect(() => {
    if (pending) {
      since.current = Date.now()
      setLingering(true)
      return
    }
    const timer = setTimeout(() => setLingering(false), since.current + SHORTEST - Date.now())
    return () => clearTimeout(timer)
  }, [pending])
  return pending || lingering
}
