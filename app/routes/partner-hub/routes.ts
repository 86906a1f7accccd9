import { layout, route } from '@react-router/dev/routes'

export const partnerHubPages = [
  layout('routes/partner-hub/area.ts', [
    route('partner-hub', 'routes/partner-hub/index.tsx', { id: 'partner-hubs' }),
    route('partner-hub/:partnerHubId', 'routes/partner-hub/show.tsx', { id: 'partner-hub' }),
    route('partner-hub/:partnerHubId/events', 'routes/partner-hub/events.tsx', {
      id: 'partner-hub-events',
    }),
    route('partner-hub/:partnerHubId/job-postings', 'routes/partner-hub/job-postings.tsx', {
      id: 'partner-hub-job-postings',
    }),
  ]),
]
