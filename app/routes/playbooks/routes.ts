import { layout, route } from '@react-router/dev/routes'

export const playbookPages = [
  layout('routes/playbooks/area.ts', [
    route('playbooks', 'routes/playbooks/index.tsx', { id: 'playbooks' }),
    route('playbooks/onboarding/:section?', 'routes/playbooks/onboarding.tsx', {
      id: 'playbook-onboarding',
    }),
    route('playbooks/:playbookId', 'routes/playbooks/show.tsx', { id: 'playbook' }),
  ]),
]
