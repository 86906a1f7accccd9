import type { Preview } from '#app/domain/hubs/previews.server.ts'
import type { JobPosting } from '#app/domain/job-postings/postings.server.ts'
import { JobPostings } from '../careers/job-postings.tsx'
import { Nothing, Section } from '../home/section.tsx'

type Props = { title: string; postings: Preview<JobPosting> | null; all: string; canKeep: boolean }

/** Null if the viewer may not see postings. */
export function HubPostings({ title, postings, all, canKeep }: Props) {
  if (postings === null) return null
  const of = title.toLowerCase()
  return (
    <Section
      id="postings"
      title={title}
      all={postings.hasMore ? { to: all, label: 'View All', of } : undefined}
    >
      {postings.items.length > 0 ? (
        <JobPostings postings={postings.items} canKeep={canKeep} heading="h3" />
      ) : (
        <Nothing title="No items" />
      )}
    </Section>
  )
}
