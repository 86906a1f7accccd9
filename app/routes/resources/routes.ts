import { layout, prefix, route } from '@react-router/dev/routes'

/** Reading resources, each list under its guard, and marking them, under the guard for members with marks. */
export const resourceAreas = [
  layout('routes/resources/area.ts', [
    route('resources', 'routes/resources/index.tsx', { id: 'resources' }),
    route('resources/:resourceId/:sectionId?', 'routes/resources/show.tsx', { id: 'resource' }),
  ]),
  layout('routes/resources/marked-area.ts', [
    route('resources/favorites', 'routes/resources/favorites.tsx', { id: 'resource-favorites' }),
    route('resources/completed', 'routes/resources/completed.tsx', { id: 'resource-completions' }),
  ]),
  layout('routes/resources/marks-area.ts', [
    route('resources/:resourceId/marks', 'routes/resources/marks.ts', { id: 'resource-marks' }),
  ]),
  layout('routes/alumni-resources/area.ts', [
    route('alumni-resources', 'routes/alumni-resources/index.tsx', { id: 'alumni-resources' }),
    route('alumni-resources/:resourceId/:sectionId?', 'routes/alumni-resources/show.tsx', {
      id: 'alumni-resource',
    }),
  ]),
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
