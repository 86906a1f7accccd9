import { href } from 'react-router'
import { deleteFile } from '#app/domain/files/delete.server.ts'
import { findStored } from '#app/domain/files/listing.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { ConfirmForm } from '../form/confirm-form.tsx'
import type { Route } from './+types/delete'
import { shownFile } from './shown-file.server.ts'
import { UseList } from './use-list.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  return shownFile(found(await findStored(viewer, parseId(params.fileId))), viewer)
}

export async function action({ params, context }: Route.ActionArgs) {
  const id = found(parseId(params.fileId))
  const deleting = await deleteFile(context.get(viewerContext), id)
  switch (deleting.kind) {
    case 'deleted':
      return redirectWithNotice(href('/admin/files'), `${deleting.name} is deleted.`)
    case 'gone':
      return redirectWithNotice(href('/admin/files'), 'That file was already deleted.', { tone: 'info' })
    case 'in use':
      return redirectWithNotice(
        href('/admin/files/:fileId/delete', { fileId: String(id) }),
        'It wasn’t deleted: something shows it now.',
        { tone: 'danger' },
      )
  }
}

export default function DeleteFile({ loaderData: { name, uses, isUsed } }: Route.ComponentProps) {
  const list = href('/admin/files')
  return (
    <>
      <PageTitle title="Delete file" />
      <PageHead title="Delete file" back={{ to: list, label: 'Files' }} />
      {isUsed ? (
        <Notice tone="info" title="It can’t be deleted">
          <p>
            <bdi>{name}</bdi> is shown in:
          </p>
          <UseList uses={uses} />
        </Notice>
      ) : (
        <div className="stack">
          <p>
            Do you want to delete “<bdi>{name}</bdi>”? Nothing shows it. This can’t be undone.
          </p>
          <ConfirmForm page={list} label="Delete" pending="Deleting…" danger />
        </div>
      )}
    </>
  )
}
