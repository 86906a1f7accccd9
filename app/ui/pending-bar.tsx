import { useNavigation } from 'react-router'

export function PendingBar() {
  return useNavigation().state === 'idle' ? null : <div className="pending-bar" aria-hidden />
}
