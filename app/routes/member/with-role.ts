import { requireRole } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/with-role'

export const middleware: Route.MiddlewareFunction[] = [requireRole]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { Outlet as default } from 'react-router'
