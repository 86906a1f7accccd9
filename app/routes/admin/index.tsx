import { href } from 'react-router'
import { kindsFor } from '#app/domain/administered/kinds.server.ts'
import { readAttention } from '#app/domain/overview/attention.server.ts'
import { readFigures } from '#app/domain/overview/figures.server.ts'
import { readFirstSteps } from '#app/domain/overview/first-steps.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { Card, CardLink } from '#app/ui/card.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/index'
import { AttentionList } from './overview/attention-list.tsx'
import { FigureView } from './overview/figure-view.tsx'
import { FirstSteps } from './overview/first-steps.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const read = async () => ({
    steps: await readFirstSteps(viewer),
    attention: await readAttention(viewer),
    figures: await readFigures(viewer),
  })
  return {
    kinds: kindsFor(viewer).map(({ name, title, about }) => ({ name, title, about })),
    ...(await listOrFailure(context, { steps: [], attention: [], figures: [] }, read)),
  }
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { kinds, steps, attention, figures, failed } = loaderData
  return (
    <>
      <PageTitle title="Administration" />
      <PageHead title="Administration" lead="Everything members see, and who may do what." />
      <div className="stack">
        {steps.length > 0 && <FirstSteps steps={steps} />}
        {failed ? <FailedList /> : <AttentionList attention={attention} />}
        <ul className="cards">
          {kinds.map(({ name, title, about }) => (
            <Card as="li" key={name}>
              <h2>
                <CardLink to={href('/admin/:kind', { kind: name })}>{title}</CardLink>
              </h2>
              <p className="text-muted">{about}</p>
            </Card>
          ))}
        </ul>
        {figures.length === 0 && !failed && (
          <p className="text-muted">Charts appear here once they’re about five people or more.</p>
        )}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] items-start gap-4">
          {figures.map((figure) => (
            <FigureView key={figure.name} figure={figure} />
          ))}
        </div>
      </div>
    </>
  )
}
