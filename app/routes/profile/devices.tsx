import { Form, href } from 'react-router'
import { signedInDevices, signOutDevices } from '#app/domain/sessions/devices.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { signedIn } from '#app/http/request-context.server.ts'
import { permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { Button } from '#app/ui/button.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { formatTimestamp } from '#app/values/moment.ts'
import { z } from '#app/values/zod.ts'
import { AuthorField } from '../shell/author-field.tsx'
import type { Route } from './+types/devices'

/** No id means all other devices. */
const SignOutSchema = z.object({ device: z.string().max(100).optional() })

export async function loader({ context }: Route.LoaderArgs) {
  const { viewer, sessionId } = signedIn(context)
  const devices = await signedInDevices(viewer.id, sessionId)
  return {
    devices: devices.map(({ createdAt, device, ...rest }) => ({
      ...rest,
      name: device ?? 'An unknown device',
      since: formatTimestamp(createdAt, viewer.timeZone ?? 'UTC'),
    })),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const { viewer, sessionId } = signedIn(context)
  const form = await parseForm(context, SignOutSchema)
  permit(form.ok)
  const count = await signOutDevices(viewer.id, sessionId, form.value.device)
  const text = count === 1 ? 'One device was signed out.' : `${count} devices were signed out.`
  return redirectWithNotice(href('/profile/devices'), text)
}

export default function Devices({ loaderData: { devices } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Signed-in devices" />
      <PageHead
        title="Signed-in devices"
        back={{ to: href('/profile/change-password'), label: 'Change Password' }}
        lead="Sign out any device you don’t recognize, then change your password."
      />
      <Form method="post" className="stack">
        <AuthorField />
        <ul className="stack">
          {devices.map(({ id, name, since, current, actingAs }) => (
            <li key={id} className="card cluster">
              <div className="me-auto">
                <h2 id={`device-${id}`} className="text-base">
                  {name}
                </h2>
                <p className="text-sm text-muted">
                  Signed in {since}
                  {actingAs && (
                    <>
                      , acting as <bdi>{actingAs}</bdi>
                    </>
                  )}
                </p>
              </div>
              {current ? (
                <StatusChip tone="success" icon="circle-check">
                  This device
                </StatusChip>
              ) : (
                <Button name="device" value={id} variant="secondary" aria-describedby={`device-${id}`}>
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
        {devices.length > 1 && (
          <div>
            <Button variant="danger">Sign out all other devices</Button>
          </div>
        )}
      </Form>
    </>
  )
}
