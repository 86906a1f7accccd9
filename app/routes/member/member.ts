import { requireMember } from '#app/middleware/require-member.server.ts'
import type { Route } from './+types/member'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { Outlet as default } from 'react-router'
