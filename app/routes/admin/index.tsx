import { href } from 'react-router'
import { kindsFor } from '#app/domain/administered/kinds.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { Card, CardLink } from '#app/ui/card.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/index'

export function loader({ context }: Route.LoaderArgs) {
  return {
    kinds: kindsFor(context.get(viewerContext)).map(({ name, title, about }) => ({ name, title, about })),
  }
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="Administration" />
      <PageHead title="Administration" lead="Everything members see, and who may do what." />
      <ul className="cards">
        {loaderData.kinds.map(({ name, title, about }) => (
          <Card as="li" key={name}>
            <h2>
              <CardLink to={href('/admin/:kind', { kind: name })}>{title}</CardLink>
            </h2>
            <p className="text-muted">{about}</p>
          </Card>
        ))}
      </ul>
    </>
  )
}
