import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Field } from '#app/ui/field.tsx'
import { AuthorField } from '../shell/author-field.tsx'

/** The secret link, and its actions. */
export function CalendarAddress({ address }: { address: string }) {
  return (
    <>
      <Field
        id="address"
        label="Your calendar link"
        hint="In your calendar app, add a calendar by URL and paste this link. Anyone who has it can see your agenda, so keep it private."
      >
        {(control) => <input className="input" {...control} value={address} readOnly spellCheck={false} />}
      </Field>
      <div className="cluster">
        <a className="btn btn-secondary btn-sm" href={address.replace(/^https?:/, 'webcal:')}>
          Open in calendar app
        </a>
        <CopyButton text={address} what="the link" />
      </div>
      <Form method="post" className="stack gap-3" preventScrollReset>
        <AuthorField />
        <p id="renewing" className="text-sm text-muted">
          If someone else got hold of this link, create a new one. The old link stops working everywhere,
          including in your own apps.
        </p>
        <div className="cluster">
          <Button variant="secondary" size="sm" name="intent" value="renew" aria-describedby="renewing">
            Create new link
          </Button>
          <Button variant="danger" size="sm" name="intent" value="end">
            Turn off link
          </Button>
        </div>
      </Form>
    </>
  )
}
