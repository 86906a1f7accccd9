import { layout, route } from '@react-router/dev/routes'

export const kudosPages = [
  layout('routes/kudos/area.ts', [
    route('kudos', 'routes/kudos/index.tsx', { id: 'kudos' }),
    route('endpoints/kudos/seen', 'routes/endpoints/kudos-seen.ts'),
  ]),
]
