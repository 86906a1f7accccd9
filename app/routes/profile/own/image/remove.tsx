import { data, href } from 'react-router'
import { removeImage } from '#app/domain/profile-images/change.server.ts'
import { ImageVersionSchema } from '#app/domain/profile-images/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { RemoveDialog } from '../../../shell/remove-dialog.tsx'
import type { Route } from './+types/remove'

export const loader = ({ context }: Route.LoaderArgs) => ({
  image: found(context.get(viewerContext).profileImgUrl),
})

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, ImageVersionSchema)
  const removal = await removeImage(context.get(viewerContext), form.ok ? form.value.version : '')
  if (removal.kind === 'stale') return data({ version: removal.version }, 409)
  return redirectWithNotice(href('/profile'), 'Your profile image was removed.')
}

export default function RemoveImage({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData
    ? [{ message: 'This image was changed after you opened it. Remove it anyway?' }]
    : []
  return (
    <RemoveDialog
      title="Remove profile image"
      closeTo={href('/profile/image')}
      returnTo={[href('/profile/image')]}
      version={actionData?.version ?? loaderData.image}
      errors={errors}
    >
      <p>Are you sure you want to remove your profile image? Your initials will show instead.</p>
    </RemoveDialog>
  )
}
