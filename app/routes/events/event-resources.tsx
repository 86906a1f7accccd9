import type { EventResource } from '#app/domain/events/resources.server.ts'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { Prose } from '#app/ui/prose.tsx'

type Props = { id: string; title: string; resources: EventResource[] }

/** Fact sheets and links of an event. */
export function EventResources({ id, title, resources }: Props) {
  return (
    <section className="card stack gap-3 content-start" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {resources.length > 0 ? (
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
      ) : (
        <p className="text-muted">No resources</p>
      )}
    </section>
  )
}
