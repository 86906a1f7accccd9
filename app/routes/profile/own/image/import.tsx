import { href } from 'react-router'
import { importImage, linkedInPicture } from '#app/domain/profile-images/linkedin.server.ts'
import { NOT_STORED } from '#app/domain/profile-images/rules.ts'
import { ImageVersionSchema } from '#app/domain/profile-images/schema.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { unlessNotStored } from '#app/http/not-stored.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { tryAgainIn } from '#app/http/too-many.server.ts'
import { SectionDialog } from '../section-dialog.tsx'
import { SectionForm } from '../section-form.tsx'
import type { Route } from './+types/import'
import { imageProblem, respondToUpload } from './answer.server.ts'

/** Exists for members who sign in with LinkedIn and have a photo there. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  found(await linkedInPicture(viewer))
  return { image: viewer.profileImgUrl }
}

export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, ImageVersionSchema)
  found(await linkedInPicture(viewer))
  const use = await consume('imagesByMember', String(viewer.id))
  if (!use.allowed)
    return imageProblem(429, { form: `You’ve changed your image too many times. ${tryAgainIn(use.seconds)}` })
  return unlessNotStored(
    async () => respondToUpload(await importImage(viewer, form.ok ? form.value.version : '')),
    () => imageProblem(503, { form: NOT_STORED }),
  )
}

export default function ImportImage({ loaderData: { image }, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm<typeof ImageVersionSchema>({
    id: 'import-image',
    reply: actionData?.reply,
  })
  return (
    <SectionDialog
      title="Import from LinkedIn"
      invalid={errors.length > 0}
      returnTo={[href('/profile/image')]}
    >
      <div className="stack">
        <p>We’ll use your LinkedIn photo from the last time you signed in with LinkedIn.</p>
        <SectionForm
          form={form}
          errors={errors}
          version={{ ...fields.version.control, defaultValue: image ?? '' }}
          answer={actionData}
          closeTo={href('/profile/image')}
          save="Import image"
        >
          {null}
        </SectionForm>
      </div>
    </SectionDialog>
  )
}
