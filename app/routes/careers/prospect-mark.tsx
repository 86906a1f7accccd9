import { href } from 'react-router'
import type { JobPosting } from '#app/domain/job-postings/postings.server.ts'
import { MarkToggle } from '../shell/mark-toggle.tsx'

type Props = { posting: JobPosting; mark: 'favorite' | 'applied' }

export function ProspectMark({ posting, mark }: Props) {
  const action = href('/careers/job-postings/:jobPostingId/prospect', { jobPostingId: String(posting.id) })
  return <MarkToggle mark={mark} isOn={posting[mark]} of={posting.title} action={action} isSmall />
}
