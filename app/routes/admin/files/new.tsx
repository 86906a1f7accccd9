import { data, href } from 'react-router'
import { ACCEPTED, IMAGES, MAX_BYTES, REFUSALS } from '#app/domain/files/rules.ts'
import { takeFile, takeImage } from '#app/domain/files/take.server.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { canAdminister } from '#app/domain/viewer/administration.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { bytesOf, withUpload } from '#app/http/upload-body.server.ts'
import { useFileLimit } from '#app/ui/file-limit.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { UploadForm } from '../../shell/upload-form.tsx'
import type { Route } from './+types/new'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = ({ context }: Route.LoaderArgs) => ({
  documents: canAdminister(context.get(viewerContext), 'files'),
})

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const use = await consume('filesByMember', String(viewer.id))
  if (!use.allowed) {
    const problem = `You’ve uploaded a lot of files in a short time. ${tryAgainIn(use.seconds)}`
    return data({ problem }, tooMany(use.seconds))
  }
  return withUpload(request, { file: 'file', maxBytes: MAX_BYTES }, async (upload) => {
    if (upload.kind === 'too-large') return data({ problem: REFUSALS['too-large'] }, 413)
    if (upload.kind === 'several') return data({ problem: REFUSALS.several }, 400)
    if (upload.kind === 'not-stored') return data({ problem: REFUSALS['not-stored'] }, 503)
    if (!upload.file) return data({ problem: REFUSALS.none }, 400)
    const take = canAdminister(viewer, 'files') ? takeFile : takeImage
    const taking = await take(viewer, await bytesOf(upload.file), upload.name)
    if (taking.kind === 'refused') return data({ problem: REFUSALS[taking.why] }, 400)
    const list = href('/admin/files')
    if (taking.kind === 'taken')
      return redirectWithNotice(
        list,
        `${taking.name} is here. Choose it where it’s to be shown, or paste its address.`,
      )
    return redirectWithNotice(list, 'You’ve uploaded that file before. It’s in the list.', { tone: 'info' })
  })
}

export default function NewFile({ loaderData: { documents }, actionData }: Route.ComponentProps) {
  const limit = useFileLimit(MAX_BYTES, REFUSALS['too-large'])
  const problem = limit.problem ?? actionData?.problem
  const title = documents ? 'Upload a file' : 'Upload an image'
  return (
    <>
      <PageTitle title={title} invalid={problem !== undefined} />
      <PageHead
        title={title}
        back={{ to: href('/admin/files'), label: 'Files' }}
        lead="Only you and others who edit content can open it, until something that’s published shows it."
      />
      <UploadForm
        name="file"
        label={documents ? 'File' : 'Image'}
        hint={
          documents
            ? 'An image (JPEG, PNG, WebP or AVIF) up to 10 MB, or a PDF, DOCX, XLSX or PPTX document up to 25 MB. We remove where and when images were taken.'
            : 'JPEG, PNG, WebP or AVIF, up to 10 MB. We remove where and when it was taken.'
        }
        accept={documents ? ACCEPTED : IMAGES}
        problem={problem}
        limit={limit}
      />
    </>
  )
}
