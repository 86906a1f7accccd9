import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import { counted } from './counted.ts'

/** Nobody is emailed by an import itself. */
export const Welcomes = ({ count, noun }: { count: number; noun: { one: string; many: string } }) => (
  <Card as="section" className="stack gap-3" aria-labelledby="welcomes">
    <h2 id="welcomes">Welcome emails</h2>
    <p>
      No one has been emailed. The email tells new members that they’re here, and leads to the page on which
      they set a password.
    </p>
    <Form method="post">
      <AuthorField draft={false} />
      <Button variant="secondary" name="intent" value="welcome">
        Email {counted(count, noun)}
      </Button>
    </Form>
  </Card>
)
