import { layout, route } from '@react-router/dev/routes'

/** Reading resources, each list under its guard, and marking them, under the guard for members with marks. */
export const resourcePages = [
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
]
