import type { EventResource } from '#app/domain/events/resources.server.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { Prose } from '#app/ui/prose.tsx'
import type { Failed } from '#app/values/or-failed.ts'

type Props = { id: string; title: string; resources: EventResource[] | Failed }

/** Fact sheets and links of an event. */
export function EventResources({ id, title, resources }: Props) {
  return (
    <section className="card stack gap-3 content-start" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {resources === 'failed' ? <FailedList /> : <Listed resources={resources} />}
    </section>
  )
}

function Listed({ resources }: { resources: EventResource[] }) {
  if (resources.length === 0) return <p className="text-muted">No resources</p>
  return (
    <ul className="rows">
      {resources.map((resource) => (
        <li key={resource.id} className="stack gap-1">
          <h3 className="text-base">
            {resource.url ? (
              <OutsideLink className="inline-block max-w-full py-3" to={resource.url}>
                <bdi>{resource.name}</bdi>
              </OutsideLink>
            ) : (
              <bdi>{resource.name}</bdi>
            )}
          </h3>
          {resource.html && <Prose html={resource.html} />}
        </li>
      ))}
    </ul>
  )
}
