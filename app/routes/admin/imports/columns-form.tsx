import { Form } from 'react-router'
import { nameOfEncoding, sayWord } from '#app/domain/exchange/as-read.ts'
import { DAY_ORDERS, NOT_READ } from '#app/domain/exchange/mapping.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Select } from '#app/ui/field.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/show'
import type { Refusal } from './act.server.ts'

type Props = Pick<
  Route.ComponentProps['loaderData'],
  'header' | 'first' | 'asRead' | 'example' | 'mapping' | 'nearest' | 'order' | 'options' | 'sheet' | 'sheets'
> & { refused?: Refusal }

/** What each column of the file is read as. */
export function Columns(props: Props) {
  const { header, first, example, nearest, options, asRead, sheet, sheets, refused } = props
  const { column: mapping, order } = refused?.columns ?? { column: props.mapping, order: props.order }
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="columns">
      <h2 id="columns">Columns of the file</h2>
      {sheet === null ? (
        <p>
          Cells are separated by {sayWord(asRead.separator)}. The text is read in{' '}
          {nameOfEncoding(asRead.encoding)}.
        </p>
      ) : (
        <Sheets sheet={sheet} sheets={sheets} />
      )}
      {first[0] && first[0].line < Number(asRead.headerLine) && (
        <p>Their names are in line {asRead.headerLine}. What’s above isn’t read.</p>
      )}
      <Form method="post" className="form">
        <AuthorField draft={false} />
        <input type="hidden" name="intent" value="columns" />
        <ErrorSummary errors={refused ? [{ id: refused.at, message: refused.problem }] : []} />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {columnsOf(header).map(({ id, name, index }) => (
            <Select
              key={`${id} ${name} ${mapping[index]}`}
              id={id}
              name="column"
              label={name || `Column ${index + 1}`}
              hint={hintOf(example[index], nearest[index])}
              options={[{ value: NOT_READ, label: 'Not read' }, ...options]}
              defaultValue={mapping[index] || NOT_READ}
            />
          ))}
          <Select
            id="order"
            name="order"
            label="Dates such as 3/4/2027"
            options={Object.entries(DAY_ORDERS).map(([value, label]) => ({ value, label }))}
            placeholder="Aren’t read"
            defaultValue={order}
          />
        </div>
        <Button variant="secondary">Read them like this</Button>
      </Form>
    </Card>
  )
}

/** Which of a spreadsheet’s sheets is read. */
function Sheets({ sheet, sheets }: { sheet: string; sheets: string[] }) {
  if (sheets.length === 1) {
    return (
      <p>
        The sheet <bdi>“{sheet}”</bdi> is read.
      </p>
    )
  }
  return (
    <Form method="post" className="form">
      <AuthorField draft={false} />
      <input type="hidden" name="intent" value="sheet" />
      <Select
        id="sheet"
        name="sheet"
        label="Sheet"
        options={sheets.map((name) => ({ value: name, label: name }))}
        defaultValue={sheet}
      />
      <Button variant="secondary">Read this sheet</Button>
    </Form>
  )
}

const hintOf = (example?: string, near?: string | null) =>
  [near && `Is it “${near}”?`, example && `The first line has “${example}”.`].filter(Boolean).join(' ') ||
  undefined

/** A column is known by its place: names may be missing or stand there twice. */
const columnsOf = (header: string[]) => header.map((name, index) => ({ id: `column-${index}`, name, index }))
