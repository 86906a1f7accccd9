import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Field } from '#app/ui/field.tsx'
import { AuthorField } from '../shell/author-field.tsx'

/** The secret address, and what can be done with it. */
export function CalendarAddress({ address }: { address: string }) {
  return (
    <>
      <Field
        id="address"
        label="Address of your calendar"
        hint="Add it to your calendar program as a calendar by address. Whoever knows it sees your agenda: keep it to yourself."
      >
        {(control) => <input className="input" {...control} value={address} readOnly spellCheck={false} />}
      </Field>
      <div className="cluster">
        <a className="btn btn-secondary btn-sm" href={address.replace(/^https?:/, 'webcal:')}>
          Open in a calendar program
        </a>
        <CopyButton text={address} what="the address" />
      </div>
      <Form method="post" className="stack gap-3" preventScrollReset>
        <AuthorField />
        <p id="renewing" className="text-sm text-muted">
          If somebody else got to know the address, take a new one: the old one shows nothing any more, also
          not to your own programs.
        </p>
        <div className="cluster">
          <Button variant="secondary" size="sm" name="intent" value="renew" aria-describedby="renewing">
            Take a new address
          </Button>
          <Button variant="danger" size="sm" name="intent" value="end">
            End the address
          </Button>
        </div>
      </Form>
    </>
  )
}
