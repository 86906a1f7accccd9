import { route } from '@react-router/dev/routes'

export const onboardingPages = [
  route('onboarding/:section?', 'routes/onboarding/index.tsx', { id: 'onboarding' }),
]
