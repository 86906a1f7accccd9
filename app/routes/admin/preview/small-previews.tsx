import type { Business } from '#app/domain/businesses/business.server.ts'
import type { JobPosting } from '#app/domain/job-postings/postings.server.ts'
import type { RegionalHub } from '#app/domain/regional-hubs/hub.server.ts'
import type { Opportunity } from '#app/domain/volunteering/opportunity.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { BusinessFacts } from '../../alumni-business-registry/business-facts.tsx'
import { JobPostings } from '../../careers/job-postings.tsx'
import { ChapterBoard } from '../../regional-hub/chapter-board.tsx'
import { OpportunityFacts } from '../../volunteer/opportunity-facts.tsx'

/** Without what members do there: signing up, and marking. */
export function OpportunityPreview({ opportunity }: { opportunity: Opportunity }) {
  return (
    <article>
      <PageHead title={<bdi>{opportunity.name}</bdi>} />
      <div className="stack measure">
        <OpportunityFacts opportunity={opportunity} />
        <p className="whitespace-pre-wrap" dir="auto">
          {opportunity.description}
        </p>
      </div>
    </article>
  )
}

export function PostingPreview({ posting }: { posting: JobPosting }) {
  return (
    <div>
      <PageHead title={<bdi>{posting.title}</bdi>} lead="As the list of job postings shows it." />
      <JobPostings postings={[posting]} canKeep={false} heading="h2" />
    </div>
  )
}

export function HubPreview({ hub }: { hub: RegionalHub }) {
  return (
    <div>
      <PageHead title={<bdi>{hub.name}</bdi>} lead={hub.description ?? hub.region} />
      <div className="stack">
        {hub.board && <ChapterBoard board={hub.board} />}
        <p className="text-muted">
          The page continues with its events, the members in its area, and job postings.
        </p>
      </div>
    </div>
  )
}

export function BusinessPreview({ business }: { business: Business }) {
  return (
    <div>
      <PageHead title={<bdi>{business.name}</bdi>} />
      <BusinessFacts business={business} />
    </div>
  )
}
