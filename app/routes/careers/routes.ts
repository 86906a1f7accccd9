import { layout, route } from '@react-router/dev/routes'

export const careerPages = [
  layout('routes/careers/prospects-area.ts', [
    route('careers/prospects', 'routes/careers/prospects.tsx', { id: 'job-prospects' }),
    route('careers/job-postings/:jobPostingId/prospect', 'routes/careers/prospect.ts'),
  ]),
  route('job-board', 'routes/careers/job-board.ts', { id: 'job-board' }),
]
