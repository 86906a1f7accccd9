import { lazy, Suspense, useSyncExternalStore } from 'react'
import { unsavedForms } from './unsaved.ts'

/** Few pages hold something unsaved. */
const LeaveQuestion = lazy(() => import('./leave-question.tsx'))

export function LeaveGuard() {
  const isNeeded = useSyncExternalStore(unsavedForms.subscribe, unsavedForms.areThere, () => false)
  return (
    isNeeded && (
      <Suspense>
        <LeaveQuestion />
      </Suspense>
    )
  )
}
