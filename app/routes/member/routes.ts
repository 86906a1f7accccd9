import { layout } from '@react-router/dev/routes'
import { actionItemPages } from '../action-items/routes.ts'
import { adminPages } from '../admin/routes.ts'
import { ownBusinessPages } from '../alumni-business-registry/routes.ts'
import { alumniResourcePages } from '../alumni-resources/routes.ts'
import { announcementPages } from '../announcements/routes.ts'
import { rolePages } from '../auth/routes.ts'
import { blockPages } from '../blocks/routes.ts'
import { careerPages } from '../careers/routes.ts'
import { communityPages } from '../community/routes.ts'
import { sandboxPages } from '../dev/routes.ts'
import { notifications } from '../endpoints/routes.ts'
import { eventPages } from '../events/routes.ts'
import { homePages } from '../home/routes.ts'
import { images } from '../images/routes.ts'
import { kudosPages } from '../kudos/routes.ts'
import { messagePages } from '../messages/routes.ts'
import { insightPages } from '../mlt-insight/routes.ts'
import { moderationPages } from '../moderation/routes.ts'
import { onboardingPages } from '../onboarding/routes.ts'
import { partnerDashboardPages } from '../partner-dashboard/routes.ts'
import { partnerHubPages } from '../partner-hub/routes.ts'
import { partnerManagementPages } from '../partner-management/routes.ts'
import { playbookPages } from '../playbooks/routes.ts'
import { actAs, ownPages, secondFactorPages } from '../profile/routes.ts'
import { questionPages } from '../questions/routes.ts'
import { regionalHubPages } from '../regional-hub/routes.ts'
import { resourcePages } from '../resources/routes.ts'
import { searchPages } from '../search/routes.ts'
import { staffPages } from '../staff/routes.ts'
import { billingPages, subscriptionPages } from '../subscriptions/routes.ts'
import { volunteerPages } from '../volunteer/routes.ts'

/** For people who are signed in; most of it once they have a role and are onboarded. Each part adds the guards of its own. */
export const memberPages = [
  layout('routes/member/member.ts', [
    ...rolePages,
    ...secondFactorPages,
    ...ownPages,
    ...images,
    ...adminPages,
    ...moderationPages,
    layout('routes/member/with-role.ts', [
      ...onboardingPages,
      layout('routes/member/onboarded.ts', [
        ...actAs,
        ...staffPages,
        ...homePages,
        ...searchPages,
        ...communityPages,
        ...eventPages,
        ...resourcePages,
        ...alumniResourcePages,
        ...insightPages,
        ...billingPages(sandboxPages),
        ...subscriptionPages,
        ...notifications,
        ...blockPages,
        ...messagePages,
        ...kudosPages,
        ...questionPages,
        ...volunteerPages,
        ...ownBusinessPages,
        ...announcementPages,
        ...playbookPages,
        ...partnerHubPages,
        ...regionalHubPages,
        ...careerPages,
        ...actionItemPages,
        ...partnerDashboardPages,
        ...partnerManagementPages,
      ]),
    ]),
  ]),
]
