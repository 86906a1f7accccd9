import { Form } from 'react-router'
import { DAY_ORDERS } from '#app/domain/exchange/mapping.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Select } from '#app/ui/field.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/show'

type Props = Pick<
  Route.ComponentProps['loaderData'],
  | 'header'
  | 'headerLine'
  | 'example'
  | 'mapping'
  | 'order'
  | 'options'
  | 'separator'
  | 'encoding'
  | 'sheet'
  | 'sheets'
>

/** What each column of the file is read as. */
export function Columns(props: Props) {
  const { header, headerLine, example, mapping, order, options, separator, encoding, sheet, sheets } = props
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="columns">
      <h2 id="columns">Columns of the file</h2>
      {sheet === null ? (
        <p>
          Cells are separated by {SEPARATORS[separator] ?? `“${separator}”`}.
          {encoding && ` The text is read in ${encoding}.`}
        </p>
      ) : (
        <Sheets sheet={sheet} sheets={sheets} />
      )}
      {headerLine !== null && <p>Their names are in line {headerLine}. What’s above isn’t read.</p>}
      <Form method="post" className="form">
        <AuthorField draft={false} />
        <input type="hidden" name="intent" value="columns" />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {columnsOf(header).map(({ id, name, index }) => (
            <Select
              key={id}
              id={id}
              name="column"
              label={name || `Column ${index + 1}`}
              hint={example[index] ? `The first line has “${example[index]}”.` : undefined}
              options={[NOT_READ, ...options]}
              defaultValue={mapping[index] || NOT_READ.value}
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

/** A column is known by its place: names may be missing or stand there twice. */
const columnsOf = (header: string[]) => header.map((name, index) => ({ id: `column-${index}`, name, index }))

const NOT_READ = { value: '-', label: 'Not read' }

const SEPARATORS: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }
