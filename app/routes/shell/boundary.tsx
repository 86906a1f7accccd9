import { Outlet } from 'react-router'
import type { Route } from './+types/boundary'
import { useAsSent } from './as-sent.ts'
import { ErrorContent } from './error-page.tsx'

/** Catches errors below it, so that the shell stays around them. */
export const loader = () => null

export default function Boundary() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useAsSent(error)
  return <ErrorContent error={error} />
}
