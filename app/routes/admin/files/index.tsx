import { href, useSearchParams } from 'react-router'
import { fileList } from '#app/domain/files/list.ts'
import { listFiles } from '#app/domain/files/listing.server.ts'
import { canAdminister } from '#app/domain/viewer/administration.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parsePage } from '#app/values/list-page.ts'
import type { Route } from './+types/index'
import { FileTable } from './file-table.tsx'
import { shownFile } from './shown-file.server.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const nothing = { rows: [], total: 0, all: null, page: 1, pages: 1 }
  const { rows, ...found } = await listOrFailure(context, nothing, () =>
    listFiles(viewer, fileList.parse(url.searchParams), parsePage(url.searchParams.get('page'))),
  )
  const documents = canAdminister(viewer, 'files')
  return { files: rows.map((row) => shownFile(row, viewer)), found, documents }
}

export default function Files({ loaderData: { files, found, documents } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  return (
    <>
      <PageTitle title="Files" />
      <PageHead
        title="Files"
        lead={`${documents ? 'Images and documents for what you publish' : 'The images of events, and those that you uploaded'}. A file can be opened by anyone who can see something that shows it.`}
        action={
          <ButtonLink to={href('/admin/files/new')}>
            <Icon name="plus" /> {documents ? 'Upload a file' : 'Upload an image'}
          </ButtonLink>
        }
      />
      <ListPage
        list={fileList}
        filter={fileList.parse(params)}
        choices={{}}
        found={found}
        empty={
          <EmptyState title="No files yet">
            <Link to={href('/admin/files/new')}>Upload</Link>{' '}
            {documents ? 'an image or a document' : 'an image'}, and choose it where it’s to be shown.
          </EmptyState>
        }
      >
        <FileTable files={files} />
      </ListPage>
    </>
  )
}
