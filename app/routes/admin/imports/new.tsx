import { data, Form, href } from 'react-router'
import { rowKindsOf } from '#app/domain/administered/row-kinds.server.ts'
import { readChoices } from '#app/domain/administration/find.server.ts'
import { canImportKind } from '#app/domain/exchange/can-import.ts'
import { describeColumns } from '#app/domain/exchange/describe-columns.ts'
import { columnsFor } from '#app/domain/exchange/export.server.ts'
import { MOST_MEGABYTES } from '#app/domain/exchange/import.server.ts'
import { keepFile } from '#app/domain/exchange/keep-file.server.ts'
import { ownFiles } from '#app/domain/exchange/own-files.ts'
import { MOST_LINES } from '#app/domain/exchange/table.ts'
import { NOT_STORED } from '#app/domain/profile-images/rules.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { withUpload } from '#app/http/upload-body.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import { AdminTable } from '../admin-table.tsx'
import { homeOf, summaryOf } from '../kind/summary.server.ts'
import type { Route } from './+types/new'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const columns = describeColumns(columnsFor(viewer, kind), await readChoices(kind, viewer))
  return {
    ...summaryOf(kind),
    home: homeOf(kind),
    isInside: ownFiles(kind)?.of !== undefined,
    others: rowKindsOf(kind)
      .filter((other) => canImportKind(viewer, other))
      .map(({ name, title }) => ({ name, title })),
    columns,
    mostLines: MOST_LINES,
    mostMegabytes: MOST_MEGABYTES,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const use = await consume('importsByMember', String(viewer.id))
  if (!use.allowed) {
    const problem = `You’ve uploaded a lot of files in a short time. ${tryAgainIn(use.seconds)}`
    return data({ problem }, tooMany(use.seconds))
  }
  return withUpload(request, { file: 'file', maxBytes: MOST_MEGABYTES * 1024 * 1024 }, async (upload) => {
    if (upload.kind === 'too-large') {
      return data({ problem: `The file is larger than ${MOST_MEGABYTES} MB.` }, 413)
    }
    if (upload.kind === 'several') return data({ problem: 'Please choose one file.' }, 400)
    if (upload.kind === 'not-stored') return data({ problem: NOT_STORED }, 503)
    if (!upload.file) return data({ problem: 'Please choose a CSV or Excel file.' }, 400)
    const kept = await keepFile(viewer, kind, upload.name, upload.file)
    if ('problem' in kept) return data({ problem: kept.problem }, 400)
    const page = href('/admin/:kind/import/:importId', { kind: kind.name, importId: String(kept.id) })
    const asBefore = kept.asBefore ? ', and its columns are read as those of the last one like it' : ''
    const sheet = kept.otherSheet === null ? '' : ` Its sheet “${kept.otherSheet}” is read.`
    const said = `The file is here${asBefore}.${sheet} Nothing is imported yet: check what it would do.`
    return redirectWithNotice(page, said, { tone: 'info' })
  })
}

const EXPORTS = { csv: 'Export all as CSV', xlsx: 'Export all for Excel' }

export default function NewImport({ loaderData, actionData }: Route.ComponentProps) {
  const { name, home, noun, columns, mostLines, mostMegabytes, isInside, others } = loaderData
  const heading = `Import ${noun.many}`
  const problem = actionData?.problem
  return (
    <>
      <PageTitle title={heading} invalid={problem !== undefined} />
      <PageHead
        title={heading}
        back={{ to: home.address, label: home.title }}
        lead="You’ll see line by line what the file would do before anything is written."
      />
      <div className="stack">
        <Form method="post" encType="multipart/form-data" className="form">
          <AuthorField draft={false} />
          <ErrorSummary errors={problem === undefined ? [] : [{ id: 'file', message: problem }]} />
          <FileInput
            id="file"
            name="file"
            label="CSV or Excel file"
            hint={`Up to ${mostLines.toLocaleString('en-US')} lines and ${mostMegabytes} MB.`}
            accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
            errors={problem === undefined ? undefined : [problem]}
          />
          <div className="cluster">
            <SubmitButton pending="Uploading…">Upload</SubmitButton>
            <ButtonLink variant="secondary" to={href('/admin/:kind/template', { kind: name })} reloadDocument>
              Download a template
            </ButtonLink>
            {isInside &&
              Object.entries(EXPORTS).map(([format, label]) => (
                <ButtonLink
                  key={format}
                  variant="secondary"
                  to={href('/admin/:kind/export/:format', { kind: name, format })}
                  reloadDocument
                >
                  {label}
                </ButtonLink>
              ))}
          </div>
        </Form>
        {others.length > 0 && (
          <Card as="section" className="stack gap-3" aria-labelledby="inside">
            <h2 id="inside">What’s inside them</h2>
            <p>They have files of their own, with a line for each.</p>
            <ul className="list-disc ps-5">
              {others.map((other) => (
                <li key={other.name}>
                  <Link to={href('/admin/:kind/import', { kind: other.name })}>{other.title}</Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card as="section" className="stack gap-3" aria-labelledby="columns">
          <h2 id="columns">Columns</h2>
          <p>
            They can be in any order, and others are left out. A blank cell changes nothing;{' '}
            <code>(empty)</code> empties a field. If you export a file here, edit it and import it again, only
            what you edited changes.
          </p>
          <AdminTable caption="Columns" headings={['Column', 'What it holds']}>
            {columns.map(({ label, about }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{about}</td>
              </tr>
            ))}
          </AdminTable>
        </Card>
      </div>
    </>
  )
}
