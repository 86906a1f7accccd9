import { href, NavLink, Outlet } from 'react-router'
import { kindsFor } from '#app/domain/administered/kinds.server.ts'
import { canAdminister } from '#app/domain/viewer/administration.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { requireAdministration } from '#app/middleware/require-administration.server.ts'
import { useClosingDetails } from '#app/ui/closing-details.ts'
import { Icon } from '#app/ui/icon.tsx'
import stylesheet from '#app/ui/styles/admin.css?url'
import type { Route } from './+types/area'

export const middleware: Route.MiddlewareFunction[] = [requireAdministration]

/** Members never need it. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const kinds = kindsFor(viewer).map(({ name, title }) => ({ name, title }))
  return {
    kinds,
    reports: canAdminister(viewer, 'reviewReports'),
    signIn: canAdminister(viewer, 'signIn'),
    status: canAdminister(viewer, 'status'),
  }
}

export default function Administration({ loaderData }: Route.ComponentProps) {
  return (
    <div className="admin">
      <AdminMenu {...loaderData} />
      <div className="admin-page">
        <Outlet />
      </div>
    </div>
  )
}

/** A drawer on small screens, a column on wide ones. */
function AdminMenu({ kinds, reports, signIn, status }: Route.ComponentProps['loaderData']) {
  const drawer = useClosingDetails()
  return (
    <details className="admin-menu" ref={drawer}>
      <summary className="btn btn-secondary">
        <Icon name="menu" /> Administration
      </summary>
      <nav aria-label="Administration">
        <ul>
          <Entry to={href('/admin')} end>
            Overview
          </Entry>
          {kinds.map(({ name, title }) => (
            <Entry key={name} to={href('/admin/:kind', { kind: name })}>
              {title}
            </Entry>
          ))}
          {reports && <Entry to={href('/staff/reports')}>Reports</Entry>}
          <Entry to={href('/admin/files')}>Files</Entry>
          <Entry to={href('/admin/history')}>History</Entry>
          {signIn && <Entry to={href('/admin/sign-in')}>Signing in</Entry>}
          {status && <Entry to={href('/admin/status')}>Status</Entry>}
        </ul>
      </nav>
    </details>
  )
}

function Entry({ to, end, children }: { to: string; end?: boolean; children: string }) {
  return (
    <li>
      <NavLink to={to} end={end}>
        {children}
      </NavLink>
    </li>
  )
}
