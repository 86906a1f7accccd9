import type { Preview } from '#app/domain/hubs/previews.server.ts'
import type { JobPosting } from '#app/domain/job-postings/postings.server.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import type { Failed } from '#app/values/or-failed.ts'
import { JobPostings } from '../careers/job-postings.tsx'
import { Nothing, Section } from '../home/section.tsx'

type Props = { title: string; postings: Preview<JobPosting> | Failed | null; all: string; canKeep: boolean }

/** Null if the viewer may not see postings. */
export function HubPostings({ title, postings, all, canKeep }: Props) {
  if (postings === null) return null
  const of = title.toLowerCase()
  const hasMore = postings === 'failed' || postings.hasMore
  return (
    <Section id="postings" title={title} all={hasMore ? { to: all, label: 'View All', of } : undefined}>
      {postings === 'failed' ? (
        <FailedList />
      ) : postings.items.length > 0 ? (
        <JobPostings postings={postings.items} canKeep={canKeep} heading="h3" />
      ) : (
        <Nothing title="No items" />
      )}
    </Section>
  )
}
