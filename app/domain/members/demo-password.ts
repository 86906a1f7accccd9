/** Of all accounts that the demo makes. It's public. */
export const DEMO_PASSWORD = 'demo-password'
