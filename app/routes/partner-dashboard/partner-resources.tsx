import type { PartnerResource } from '#app/domain/partner-events/resources.server.ts'

export function PartnerResources({ resources }: { resources: PartnerResource[] }) {
  return (
    <section className="card stack gap-3" aria-labelledby="partner-resources">
      <h2 id="partner-resources">Partner Resources</h2>
      {resources.length > 0 ? (
        <ul className="rows">
          {resources.map(({ id, name, description, url }) => (
            <li key={id} className="row">
              <h3 className="text-base">
                {url ? (
                  <a href={url} rel="noopener noreferrer">
                    <bdi>{name}</bdi>
                  </a>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </h3>
              {description && <p className="text-sm text-muted">{description}</p>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">No resources</p>
      )}
    </section>
  )
}
