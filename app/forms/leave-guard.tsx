import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { unsavedForms } from './unsaved.ts'

/** Few are asked. */
const LeaveQuestion = lazy(() => import('./leave-question.tsx'))

/** Asks once before a form goes whose text isn't saved. The browser asks in its own words before it leaves the site. */
export function LeaveGuard() {
  const isNeeded = useSyncExternalStore(unsavedForms.subscribe, unsavedForms.areThere, () => false)
  return isNeeded && <Guard />
}

function Guard() {
  const blocker = useBlocker(({ nextLocation }) => unsavedForms.wouldGo(nextLocation.pathname))

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (unsavedForms.wouldGo()) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [])

  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <LeaveQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
    </Suspense>
  )
}
