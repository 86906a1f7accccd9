import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ActivityContent } from '../activities/activity-content.tsx'
import { listOf, resourceHref } from './addresses.ts'
import type { Reading } from './reading.server.ts'
import { Speakers } from './resource-card.tsx'
import { ResourceChips } from './resource-chips.tsx'
import { ResourceMark } from './resource-mark.tsx'
import { ResourceTile } from './resource-tile.tsx'
import { SectionList } from './section-list.tsx'
import { SectionSteps } from './section-steps.tsx'

/** A resource, one section at a time. */
export function ResourcePage(reading: Reading) {
  return (
    <>
      <PageTitle title={reading.resource.name} />
      <ResourceArticle {...reading} hrefOf={(sectionId) => resourceHref(reading.resource, sectionId)} />
    </>
  )
}

/** `hrefOf` is where its other sections are. */
export function ResourceArticle({
  resource,
  section,
  canMark,
  hrefOf,
}: Reading & { hrefOf: (sectionId: number) => string }) {
  const { kind, name, summary, image, subtype, sections } = resource
  const list = listOf[subtype]
  const several = sections.length > 1
  return (
    <article>
      <PageHead
        title={<bdi>{name}</bdi>}
        media={<ResourceTile kind={kind} />}
        lead={summary && <span dir="auto">{summary}</span>}
        facts={<Facts resource={resource} />}
        back={{ to: list.to, label: subtype === 'ALUMNI_RESOURCE' ? list.label : `Back to ${list.label}` }}
        action={
          canMark && (
            <>
              <ResourceMark resource={resource} mark="favorite" />
              <ResourceMark resource={resource} mark="completed" />
            </>
          )
        }
      />
      {image && <img className="event-image mb-6" src={image} alt="" width={960} height={320} />}
      <div
        className={
          several ? 'stack gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-10' : undefined
        }
      >
        {several && section && <SectionList {...{ resource, canMark, hrefOf }} current={section.id} />}
        <div className="stack gap-6">
          <ActivityContent content={section ? [section.part] : []} />
          {section && <SectionSteps {...{ resource, section, canMark, hrefOf }} />}
        </div>
      </div>
    </article>
  )
}

function Facts({ resource }: Pick<Reading, 'resource'>) {
  const { speakers, publishedOn } = resource
  return (
    <div className="facts items-center">
      {speakers.length > 0 && <Speakers speakers={speakers} />}
      <ResourceChips resource={resource} />
      <p>Updated {publishedOn}</p>
    </div>
  )
}
