import { Form, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** On every page while staff act as someone else. */
export function ImpersonationBanner({ role, name }: { role: string; name: string }) {
  return (
    <aside className="acting-banner" aria-label="Acting as another member">
      <p>
        Currently acting as role: <strong>{role}</strong> (<bdi>{name}</bdi>)
      </p>
      <Form method="post" action={href('/auth/stop-acting')}>
        <Button size="sm" variant="secondary">
          Done
        </Button>
      </Form>
    </aside>
  )
}
