import { route } from '@react-router/dev/routes'

/** What choosers find in the community. */
export const communityChoices = [
  route('endpoints/cities', 'routes/endpoints/cities.ts'),
  route('endpoints/interests', 'routes/endpoints/interests.ts'),
  route('endpoints/job-functions', 'routes/endpoints/job-functions.ts'),
  route('endpoints/job-industries', 'routes/endpoints/job-industries.ts'),
  route('endpoints/locations', 'routes/endpoints/locations.ts'),
  route('endpoints/majors', 'routes/endpoints/majors.ts'),
  route('endpoints/organizations', 'routes/endpoints/organizations.ts'),
  route('endpoints/programs', 'routes/endpoints/programs.ts'),
  route('endpoints/schools', 'routes/endpoints/schools.ts'),
]

/** What choosers find in partner management. */
export const partnerChoices = [
  route('endpoints/events', 'routes/endpoints/events.ts'),
  route('endpoints/event-managers', 'routes/endpoints/event-managers.ts'),
  route('endpoints/event-organizations', 'routes/endpoints/event-organizations.ts'),
]

export const notifications = [route('endpoints/notifications', 'routes/endpoints/notifications.ts')]
