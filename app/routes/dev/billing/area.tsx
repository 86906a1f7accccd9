import { Outlet } from 'react-router'
import { isSandbox } from '#app/domain/subscriptions/sandbox.server.ts'
import { found } from '#app/http/responses.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/area'

/** Doesn't exist in production or with the provider configured. */
const onlySandbox: Route.MiddlewareFunction = async (_, next) => {
  found(isSandbox() || null)
  return next()
}

export const middleware: Route.MiddlewareFunction[] = [onlySandbox]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export default function SandboxArea() {
  return (
    <div className="stack">
      <Notice tone="warning" title="Billing sandbox">
        This is a sandbox, so no money changes hands. It stands in until a billing provider is set up.
      </Notice>
      <Outlet />
    </div>
  )
}
