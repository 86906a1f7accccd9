import { href } from 'react-router'
import type { JobPosting } from '#app/domain/job-postings/postings.server.ts'
import { StatusChip } from '#app/ui/chip.tsx'
import { useFocusOnTitleWhenRemoved } from '#app/ui/focus-when-removed.ts'
import { Link } from '#app/ui/link.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { ProspectMark } from './prospect-mark.tsx'

type Props = { postings: JobPosting[]; canKeep: boolean; heading: 'h2' | 'h3' }

export function JobPostings({ postings, ...props }: Props) {
  return (
    <ul className="list">
      {postings.map((posting) => (
        <Posting key={posting.id} posting={posting} {...props} />
      ))}
    </ul>
  )
}

type PostingProps = Omit<Props, 'postings'> & { posting: JobPosting }

function Posting({ posting, canKeep, heading: Heading }: PostingProps) {
  const { title, organization, kind, place, posted, isClosed, url } = posting
  const hub = href('/partner-hub/:partnerHubId', { partnerHubId: String(organization.id) })
  return (
    <li className="posting" ref={useFocusOnTitleWhenRemoved<HTMLLIElement>()}>
      <div className="flex-1">
        <Heading>
          {url && !isClosed ? (
            <OutsideLink to={url}>
              <bdi>{title}</bdi>
            </OutsideLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </Heading>
        <p>
          <Link to={hub}>
            <bdi>{organization.name}</bdi>
          </Link>
          {[kind, place, `Posted ${posted}`].filter(Boolean).map((fact) => ` · ${fact}`)}
        </p>
        {isClosed && (
          <p>
            <StatusChip tone="neutral" icon="clock">
              Closed
            </StatusChip>
          </p>
        )}
      </div>
      {canKeep && (
        <div className="flex">
          <ProspectMark posting={posting} mark="favorite" />
          <ProspectMark posting={posting} mark="applied" />
        </div>
      )}
    </li>
  )
}
