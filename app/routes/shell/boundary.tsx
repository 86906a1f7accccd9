import { Outlet } from 'react-router'
import type { Route } from './+types/boundary'
import { useAsSent } from './as-sent.ts'
import { ErrorContent } from './error-page.tsx'

/** Catches what fails below, so that the shell stays around it. */
export const loader = () => null

export default function Boundary() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useAsSent(error)
  return <ErrorContent error={error} />
}
