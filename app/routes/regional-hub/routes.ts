import { layout, route } from '@react-router/dev/routes'

export const regionalHubPages = [
  layout('routes/regional-hub/area.ts', [
    route('regional-hub', 'routes/regional-hub/index.tsx', { id: 'regional-hubs' }),
    route('regional-hub/:regionalHubId', 'routes/regional-hub/show.tsx', { id: 'regional-hub' }),
    route('regional-hub/:regionalHubId/events', 'routes/regional-hub/events.tsx', {
      id: 'regional-hub-events',
    }),
    route('regional-hub/:regionalHubId/opportunities', 'routes/regional-hub/opportunities.tsx', {
      id: 'regional-hub-opportunities',
    }),
  ]),
]
