import { layout, prefix, route } from '@react-router/dev/routes'

export const insightPages = [
  layout('routes/mlt-insight/area.ts', [
    route('mlt-insight', 'routes/mlt-insight/redirect.ts', { id: 'mlt-insight' }),
    layout(
      'routes/mlt-insight/hub.tsx',
      prefix('mlt-insight', [
        route('featured', 'routes/mlt-insight/featured.tsx', { id: 'mlt-insight-featured' }),
        route('resources', 'routes/mlt-insight/resources.tsx', { id: 'mlt-insight-resources' }),
        route('events', 'routes/mlt-insight/events.tsx', { id: 'mlt-insight-events' }),
      ]),
    ),
    route('mlt-insight/resources/:resourceId/:sectionId?', 'routes/mlt-insight/show.tsx', {
      id: 'mlt-insight-resource',
    }),
  ]),
  layout(
    'routes/mlt-insight/marked-area.ts',
    prefix('mlt-insight/resources', [
      route('favorites', 'routes/mlt-insight/favorites.tsx', { id: 'mlt-insight-favorites' }),
      route('completed', 'routes/mlt-insight/completed.tsx', { id: 'mlt-insight-completions' }),
    ]),
  ),
]
