import { Form } from 'react-router'
import { encodingChoices, separatorChoices } from '#app/domain/exchange/as-read.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { RadioGroup } from '#app/ui/choices.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Select } from '#app/ui/field.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/show'
import type { Refusal } from './act.server.ts'

type Props = Pick<Route.ComponentProps['loaderData'], 'asRead' | 'first' | 'sheet'> & {
  /** What couldn’t be read, and why. */
  refused?: Refusal
}

/** What was found out about the file, to be chosen otherwise. Its keys let it say what holds by now. */
export function HowRead({ asRead, first, sheet, refused }: Props) {
  const { encoding, separator, headerLine } = refused?.asRead ?? asRead
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="as-read">
      <h2 id="as-read">How the file was read</h2>
      <Form method="post" className="form">
        <AuthorField draft={false} />
        <input type="hidden" name="intent" value="as-read" />
        <ErrorSummary errors={refused ? [{ id: refused.at, message: refused.problem }] : []} />
        {sheet === null && (
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <Select
              key={`encoding ${encoding}`}
              id="encoding"
              name="encoding"
              label="Encoding"
              options={encodingChoices}
              defaultValue={encoding}
            />
            <Select
              key={`separator ${separator}`}
              id="separator"
              name="separator"
              label="Cells are separated by"
              options={separatorChoices(separator)}
              defaultValue={separator}
            />
          </div>
        )}
        <RadioGroup
          key={`${headerLine} of ${first.map(({ line }) => line)}`}
          id="header-line"
          name="headerLine"
          legend="Line with the names of the columns"
          hint="What’s above it isn’t read."
          options={first.map(({ line, text }) => ({
            value: String(line),
            label: (
              <>
                Line {line}: <bdi>{text}</bdi>
              </>
            ),
          }))}
          defaultValue={headerLine}
        />
        <Button variant="secondary">Read the file like this</Button>
      </Form>
    </Card>
  )
}
