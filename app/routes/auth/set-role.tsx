import { data, Form, href, redirect } from 'react-router'
import { Role } from '#app/db/generated/enums.ts'
import { changeRole } from '#app/domain/sessions/renewal.server.ts'
import { hasRole } from '#app/domain/viewer/permissions.ts'
import { rolesOf } from '#app/domain/viewer/roles.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { sessionCookie } from '#app/http/cookies.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { signedIn, viewerContext } from '#app/http/request-context.server.ts'
import { toAdministration } from '#app/middleware/require-role.server.ts'
import { administrationAddress, settings } from '#app/settings.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { useSite } from '#app/ui/site.ts'
import { sitePath } from '#app/values/site-path.ts'
import { z } from '#app/values/zod.ts'
import { AuthorField } from '../shell/author-field.tsx'
import { ErrorContent } from '../shell/error-page.tsx'
import type { Route } from './+types/set-role'
import { keptForm } from './kept-form.server.ts'
import { KeptNotice } from './kept-notice.tsx'

const ROLE_FAILURE = 'An unknown error has occurred. Try logging in again'
const ChosenRole = z.object({ role: z.enum(Role) })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request)) ?? '/'
  if (hasRole(viewer)) throw redirect(page)
  if (isAdministratorAlone(viewer)) throw await toAdministration(page)
  const kept = await keptForm(request, url)
  return { roles: rolesOf(viewer), acting: viewer.impersonator !== null, kept }
}

/** There is nothing to choose, and nothing else to see. */
const isAdministratorAlone = ({ roles, impersonator }: Viewer) =>
  roles.length === 1 && roles[0] === 'ADMIN' && !impersonator && !settings().ADMIN_APP_URL

export async function action({ request, url, context }: Route.ActionArgs) {
  const { viewer, sessionId } = signedIn(context)
  const form = await parseForm(context, ChosenRole)
  if (!form.ok || !viewer.roles.includes(form.value.role)) return data({ failed: true }, 400)
  const { role } = form.value
  if (role === 'ADMIN' && viewer.impersonator) return data({ failed: true }, 403)
  if (role === 'ADMIN') return redirect(administrationAddress(), 303)
  const secret = await changeRole(viewer, sessionId, role)
  const page = sitePath(url.searchParams.get('redirect'), publicOrigin(request))
  const home = role === 'EVENT_MANAGER' ? href('/partner-management/my-partners') : href('/')
  return redirect(page ?? home, { status: 303, headers: { 'Set-Cookie': sessionCookie.set(secret) } })
}

export default function SetRole({ loaderData, actionData }: Route.ComponentProps) {
  const { roles, acting } = loaderData
  const site = useSite()
  return (
    <div className="entry">
      <PageTitle title="Choose a role" invalid={actionData?.failed} />
      <PageHead title={`How are you using ${site.name} today?`} />
      {actionData?.failed && <Notice tone="danger">{ROLE_FAILURE}</Notice>}
      <KeptNotice kept={loaderData.kept} next="Choose a role" />
      {roles.length === 0 ? (
        <WithoutRole supportEmail={site.supportEmail} />
      ) : (
        <RoleButtons roles={roles} acting={acting} />
      )}
      <Form method="post" action={href('/auth/logout')}>
        <Button variant="quiet">Back to login</Button>
      </Form>
    </div>
  )
}

/** Staff acting as someone else can't become an administrator that way. */
function RoleButtons({ roles, acting }: Pick<Route.ComponentProps['loaderData'], 'roles' | 'acting'>) {
  return (
    <Form method="post" className="stack">
      <AuthorField />
      <p className="text-muted">You can switch roles at any time.</p>
      <ul className="list">
        {roles.map(({ role, label, help }) => (
          <li key={role}>
            <div className="flex-1">
              <button
                type="submit"
                className="card-link font-semibold"
                name="role"
                value={role}
                disabled={acting && role === 'ADMIN'}
                aria-describedby={`help-${role}`}
              >
                {label}
              </button>
              <p id={`help-${role}`}>{help}</p>
            </div>
            <Icon name="chevron-right" className="text-muted" />
          </li>
        ))}
      </ul>
    </Form>
  )
}

function WithoutRole({ supportEmail }: { supportEmail: string }) {
  return (
    <Notice tone="info" title="You don’t have a role yet">
      Email <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and we’ll finish setting up your account.
    </Notice>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorContent error={error} fault={ROLE_FAILURE} />
}
