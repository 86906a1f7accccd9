import { href } from 'react-router'
import type { JobPostingList } from '#app/domain/job-postings/postings.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { Results } from '#app/ui/results.tsx'
import { pageHref } from '#app/values/search-params.ts'
import { JobPostings } from '../careers/job-postings.tsx'

type Props = {
  title: string
  hub: { name: string }
  backTo: string
  list: JobPostingList & { failed: boolean }
  canKeep: boolean
}

/** All of a hub's open postings. */
export function PostingsPage({ title, hub, backTo, list, canKeep }: Props) {
  const { postings, total, page, pages, failed } = list
  return (
    <>
      <PageTitle title={`${title} · ${hub.name}`} />
      <PageHead
        title={title}
        back={{ to: backTo, label: hub.name }}
        action={
          <ButtonLink variant="secondary" to={href('/careers/prospects')}>
            <Icon name="briefcase" /> Job prospects
          </ButtonLink>
        }
      />
      <Results failed={failed}>
        <ResultCount>
          {`${total.toLocaleString('en-US')} ${total === 1 ? 'job posting' : 'job postings'}`}
        </ResultCount>
        {total > 0 ? (
          <JobPostings postings={postings} canKeep={canKeep} heading="h2" />
        ) : (
          <EmptyState title="No items" />
        )}
        <Pagination page={page} pages={pages} href={(to) => pageHref(new URLSearchParams(), to)} />
      </Results>
    </>
  )
}
