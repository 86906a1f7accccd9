import { layout, route } from '@react-router/dev/routes'

export const careerPages = [
  layout('routes/careers/area.ts', [
    route('careers/job-board', 'routes/careers/job-board.tsx', { id: 'our-job-board' }),
    route('careers/prospects', 'routes/careers/prospects.tsx', { id: 'job-prospects' }),
    route('careers/job-postings/:jobPostingId/prospect', 'routes/careers/prospect.ts'),
  ]),
  route('job-board', 'routes/careers/career-openings.ts', { id: 'job-board' }),
]
