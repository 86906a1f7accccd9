import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { ActivityContent } from '../activities/activity-content.tsx'
import { listOf, resourceHref } from './addresses.ts'
import type { Reading } from './reading.server.ts'
import { Speakers } from './resource-card.tsx'
import { ResourceChips } from './resource-chips.tsx'
import { ResourceMark } from './resource-mark.tsx'
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
  const { name, summary, subtype, sections } = resource
  const list = listOf[subtype]
  const several = sections.length > 1
  return (
    <article>
      <PageHead
        title={<bdi>{name}</bdi>}
        lead={summary && <span dir="auto">{summary}</span>}
        back={{ to: list.to, label: subtype === 'ALUMNI_RESOURCE' ? list.label : `Back to ${list.label}` }}
      />
      <div className="stack gap-6">
        <About resource={resource} canMark={canMark} />
        <div
          className={
            several ? 'stack gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-10' : undefined
          }
        >
          {several && section && <SectionList {...{ resource, hrefOf }} current={section.id} />}
          <div className="stack gap-6">
            <ActivityContent content={section ? [section.part] : []} />
            {section && <SectionSteps {...{ resource, section, canMark, hrefOf }} />}
          </div>
        </div>
      </div>
    </article>
  )
}

function About({ resource, canMark }: Pick<Reading, 'resource' | 'canMark'>) {
  const { speakers, publishedOn, sections, completed } = resource
  const done = sections.filter((section) => section.done).length
  return (
    <div className="stack gap-3">
      {speakers.length > 0 && <Speakers speakers={speakers} />}
      <div className="cluster">
        <ResourceChips resource={resource} />
        <p className="text-sm text-muted">Updated {publishedOn}</p>
      </div>
      {canMark && (
        <div className="cluster gap-2">
          <ResourceMark resource={resource} mark="favorite" />
          <ResourceMark resource={resource} mark="completed" />
        </div>
      )}
      {canMark && sections.length > 1 && (
        <div className="measure">
          <Progress label="Progress" percent={completed ? 100 : (100 * done) / sections.length}>
            {completed ? 'Completed' : `${done} of ${sections.length} sections complete`}
          </Progress>
        </div>
      )}
    </div>
  )
}
