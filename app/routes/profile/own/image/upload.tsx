import { data, href } from 'react-router'
import { takeImage } from '#app/domain/profile-images/change.server.ts'
import { linkedInPicture } from '#app/domain/profile-images/linkedin.server.ts'
import {
  ACCEPTED,
  MAX_IMAGE_BYTES,
  NOT_STORED,
  REFUSALS,
  SEVERAL,
  TOO_LARGE,
} from '#app/domain/profile-images/rules.ts'
import { ImageVersionSchema } from '#app/domain/profile-images/schema.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { replyTo } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { bytesOf, withUpload } from '#app/http/upload-body.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { useFileLimit } from '#app/ui/file-limit.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { z } from '#app/values/zod.ts'
import type { SectionReply } from '../section-answer.ts'
import { SectionDialog } from '../section-dialog.tsx'
import { SectionForm } from '../section-form.tsx'
import type { Route } from './+types/upload'
import { imageProblem, respondToUpload } from './answer.server.ts'
import { SquareCrop, useSquareCrop } from './square-crop.tsx'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const canImport = (await linkedInPicture(viewer)) !== null
  return { name: viewer.fullName, image: viewer.profileImgUrl, canImport }
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const use = await consume('imagesByMember', String(viewer.id))
  if (!use.allowed) {
    const reply = replyTo([], {
      form: `You’ve changed your image too many times. ${tryAgainIn(use.seconds)}`,
    })
    return data<SectionReply>({ reply, changes: [], version: null }, tooMany(use.seconds))
  }
  return withUpload(request, { file: 'image', maxBytes: MAX_IMAGE_BYTES }, async (upload) => {
    if (upload.kind === 'too-large') return imageProblem(413, { fields: { image: TOO_LARGE } })
    if (upload.kind === 'several') return imageProblem(400, { fields: { image: SEVERAL } })
    if (upload.kind === 'not-stored') return imageProblem(503, { fields: { image: NOT_STORED } })
    if (!upload.file) return imageProblem(400, { fields: { image: REFUSALS.none } })
    const { version } = ImageVersionSchema.parse(Object.fromEntries(upload.fields))
    return respondToUpload(await takeImage(viewer, await bytesOf(upload.file), version))
  })
}

type ImageForm = z.ZodType<Record<string, unknown>, Record<'image' | 'version', unknown>>

export default function UploadImage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, image, canImport } = loaderData
  const { form, fields, errors } = useForm<ImageForm>({ id: 'image', reply: actionData?.reply })
  const limit = useFileLimit(MAX_IMAGE_BYTES, TOO_LARGE)
  const crop = useSquareCrop()
  return (
    <SectionDialog title="Profile image" invalid={errors.length > 0}>
      <div className="stack">
        <div className="cluster">
          <Avatar name={name} src={image} size="lg" />
          {(canImport || image) && (
            <div className="stack gap-2">
              {canImport && (
                <ButtonLink
                  variant="secondary"
                  size="sm"
                  to={href('/profile/image/import')}
                  preventScrollReset
                >
                  <Icon name="download" />
                  Import from LinkedIn
                </ButtonLink>
              )}
              {image && (
                <Link to={href('/profile/image/remove')} preventScrollReset>
                  Remove image
                </Link>
              )}
            </div>
          )}
        </div>
        <SectionForm
          form={{
            ...form,
            encType: 'multipart/form-data',
            onSubmit: limit.onSubmit,
          }}
          errors={errors}
          version={{ ...fields.version.control, defaultValue: image ?? '' }}
          answer={actionData}
          closeTo={href('/profile')}
        >
          <FileInput
            {...fields.image.control}
            label="Image"
            hint="JPEG, PNG, WebP or AVIF, up to 10 MB. We crop it to a square."
            errors={limit.problem === undefined ? fields.image.control.errors : [limit.problem]}
            accept={ACCEPTED}
            ref={crop.field}
            onChange={(event) => {
              limit.onChange(event)
              crop.onChange(event)
            }}
          />
          {crop.image && <SquareCrop image={crop.image} name={crop.name} field={crop.field} />}
        </SectionForm>
      </div>
    </SectionDialog>
  )
}
