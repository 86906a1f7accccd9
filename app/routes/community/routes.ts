import { layout, route } from '@react-router/dev/routes'
import { directoryPages } from '../directory/routes.ts'
import { communityChoices } from '../endpoints/routes.ts'
import { memberProfiles } from '../profile/routes.ts'

/** Finding other members. */
export const communityPages = [
  layout('routes/community/area.ts', [
    route('community', 'routes/community/redirect.ts', { id: 'community' }),
    ...directoryPages,
    ...communityChoices,
    ...memberProfiles,
  ]),
]
