import { layout, prefix, route } from '@react-router/dev/routes'

export const volunteerPages = [
  layout('routes/volunteer/area.ts', [
    route('volunteer', 'routes/volunteer/index.tsx', { id: 'volunteer' }, [
      route('giving-back', 'routes/volunteer/giving-back.tsx', { id: 'giving-back' }),
    ]),
    route('volunteer/my-activities', 'routes/volunteer/my-activities.tsx', { id: 'my-activities' }),
    route('volunteer/:opportunityId', 'routes/volunteer/show.tsx', { id: 'volunteer-opportunity' }),
    ...prefix('volunteer/:opportunityId', [
      route('signup', 'routes/volunteer/signup.ts', { id: 'volunteer-signup' }),
      route('favorite', 'routes/volunteer/favorite.ts', { id: 'volunteer-favorite' }),
    ]),
  ]),
]
