import { data, Form, href, Link } from 'react-router'
import { removeImage } from '#app/domain/profile-images/change.server.ts'
import { ImageVersionSchema } from '#app/domain/profile-images/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../../shell/author-field.tsx'
import { SectionDialog } from '../section-dialog.tsx'
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
  const version = actionData?.version ?? loaderData.image
  const errors = actionData
    ? [{ message: 'This image was changed after you opened it. Remove it anyway?' }]
    : []
  return (
    <SectionDialog
      title="Remove profile image"
      invalid={errors.length > 0}
      returnTo={[href('/profile/image')]}
    >
      <div className="stack">
        <ErrorSummary errors={errors} />
        <p>Are you sure you want to remove your profile image? Your initials will show instead.</p>
        <Form method="post" className="cluster" preventScrollReset>
          <AuthorField />
          <input key={version} type="hidden" name="version" defaultValue={version} autoComplete="off" />
          <Link
            className="btn btn-secondary"
            to={href('/profile/image')}
            preventScrollReset
            state={focusStays}
          >
            Cancel
          </Link>
          <SubmitButton variant="danger" pending="Removing…">
            Remove
          </SubmitButton>
        </Form>
      </div>
    </SectionDialog>
  )
}
