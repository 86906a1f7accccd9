import type { FeaturedInsight as Insight } from '#app/domain/resources/insights.server.ts'
import { Link } from '#app/ui/link.tsx'
import { resourceHref } from '../resources/addresses.ts'
import { Speakers } from '../resources/resource-card.tsx'
import { ResourceChips } from '../resources/resource-chips.tsx'
import { ResourceMark } from '../resources/resource-mark.tsx'

/** The hub's featured insight; its name describes the image. */
export function FeaturedInsight({ insight, canMark }: { insight: Insight; canMark: boolean }) {
  const { name, summary, speakers, imageUrl } = insight
  return (
    <section className="card featured" aria-labelledby="featured">
      {imageUrl && <img src={imageUrl} alt="" width={640} height={360} />}
      <div className="stack gap-3 content-start">
        <h2 id="featured">
          <Link to={resourceHref(insight)}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {summary && <p dir="auto">{summary}</p>}
        {speakers.length > 0 && <Speakers speakers={speakers} />}
        <ResourceChips resource={insight} />
        {canMark && (
          <div className="cluster gap-2">
            <ResourceMark resource={insight} mark="favorite" />
            <ResourceMark resource={insight} mark="completed" />
          </div>
        )}
      </div>
    </section>
  )
}
