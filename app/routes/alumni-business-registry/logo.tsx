import { data, Form } from 'react-router'
import { openOwnBusiness } from '#app/domain/businesses/own.server.ts'
import { changeLogo } from '#app/domain/businesses/own-logo.server.ts'
import { REFUSALS } from '#app/domain/files/rules.ts'
import { takeImage } from '#app/domain/files/take.server.ts'
import {
  ACCEPTED,
  MAX_IMAGE_BYTES,
  NOT_STORED,
  SEVERAL,
  TOO_LARGE,
} from '#app/domain/profile-images/rules.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { bytesOf, withUpload } from '#app/http/upload-body.server.ts'
import { useFileLimit } from '#app/ui/file-limit.ts'
import { Logo } from '#app/ui/logo.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { parseId } from '#app/values/ids.ts'
import { ownImage } from '#app/values/own-image.ts'
import { AuthorField } from '../shell/author-field.tsx'
import { UploadForm } from '../shell/upload-form.tsx'
import type { Route } from './+types/logo'
import { listHref } from './address.ts'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const business = found(await openOwnBusiness(context.get(viewerContext), parseId(params.businessId)))
  const { name, logo, published } = business
  return { name, logo: ownImage(logo), seen: logo ?? '', published }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const id = parseId(params.businessId)
  found(await openOwnBusiness(viewer, id))
  const use = await consume('filesByMember', String(viewer.id))
  if (!use.allowed) {
    const problem = `You’ve uploaded a lot of images in a short time. ${tryAgainIn(use.seconds)}`
    return data({ problem }, tooMany(use.seconds))
  }
  return withUpload(request, { file: 'image', maxBytes: MAX_IMAGE_BYTES }, async (upload) => {
    if (upload.kind === 'too-large') return data({ problem: TOO_LARGE }, 413)
    if (upload.kind === 'several') return data({ problem: SEVERAL }, 400)
    if (upload.kind === 'not-stored') return data({ problem: NOT_STORED }, 503)
    const removes = upload.fields.get('remove') === 'yes'
    if (!upload.file && !removes) return data({ problem: 'Please choose an image.' }, 400)
    const taking =
      upload.file && !removes ? await takeImage(viewer, await bytesOf(upload.file), upload.name) : null
    if (taking?.kind === 'refused') return data({ problem: REFUSALS[taking.why] }, 400)
    const seen = String(upload.fields.get('seen') ?? '')
    const changing = await changeLogo(viewer, id, { logoUrl: taking?.address ?? null, seen })
    if (changing.kind === 'gone')
      return redirectWithNotice(listHref(''), 'This business is no longer yours to edit.', { tone: 'danger' })
    if (changing.kind === 'stale') return data({ problem: CHANGED, seen: changing.logo ?? '' }, 409)
    const said = removes ? 'The logo was removed' : 'Your logo was saved'
    return redirectWithNotice(
      listHref(''),
      changing.published ? `${said}, and everyone sees it.` : `${said}.`,
    )
  })
}

const CHANGED =
  'Someone changed the logo after you opened this page, so nothing has been saved. Save again to replace it with your version.'

export default function BusinessLogo({ loaderData, actionData }: Route.ComponentProps) {
  const { name, logo, published } = loaderData
  const limit = useFileLimit(MAX_IMAGE_BYTES, TOO_LARGE)
  const problem = limit.problem ?? actionData?.problem
  const seen = actionData && 'seen' in actionData ? String(actionData.seen) : loaderData.seen
  return (
    <>
      <PageTitle title={`Logo of ${name}`} invalid={problem !== undefined} />
      <PageHead
        title="Logo"
        lead={
          <>
            Of <bdi>{name}</bdi>.{' '}
            {published
              ? 'Everyone sees it at once.'
              : 'Everyone sees it once staff have published the business.'}
          </>
        }
        back={{ to: listHref(''), label: 'Alumni Business Registry' }}
      />
      <div className="stack">
        <Logo name={name} src={logo} />
        <UploadForm
          name="image"
          label="Image"
          hint="A JPEG, PNG, WebP or AVIF image up to 10 MB. We remove where and when it was taken."
          accept={ACCEPTED}
          problem={problem}
          limit={limit}
        >
          <input type="hidden" name="seen" value={seen} />
        </UploadForm>
        {logo && (
          <Form method="post" encType="multipart/form-data">
            <AuthorField draft={false} />
            <input type="hidden" name="seen" value={seen} />
            <SubmitButton name="remove" value="yes" variant="secondary" pending="Removing…">
              Remove the logo
            </SubmitButton>
          </Form>
        )}
      </div>
    </>
  )
}
