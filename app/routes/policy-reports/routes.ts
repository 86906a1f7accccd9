import { route } from '@react-router/dev/routes'

/** Told by browsers, of pages that wanted what their content policy forbids. */
export const policyReports = [
  route('policy-reports', 'routes/policy-reports/receive.ts', { id: 'policy-reports' }),
]
