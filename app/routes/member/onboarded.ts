import { requireOnboarded } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/onboarded'

export const middleware: Route.MiddlewareFunction[] = [requireOnboarded]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { Outlet as default } from 'react-router'
