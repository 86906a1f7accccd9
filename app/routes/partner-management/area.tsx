import { Outlet } from 'react-router'
import { canUsePartnerManagement } from '#app/domain/viewer/permissions.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/area'
import { AreaTabs } from './area-tabs.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireArea(canUsePartnerManagement)]

/** The loader forces client navigations through the server, so the guard runs. */
export function loader({ context }: Route.LoaderArgs) {
  return { partners: context.get(viewerContext).eventManager ? 'All Partners' : 'My Partners' }
}

export default function PartnerManagement({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AreaTabs partners={loaderData.partners} />
      <Outlet />
    </>
  )
}
