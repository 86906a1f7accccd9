/** All that production requires, as in the environment. */
export const production = {
  APP_ENV: 'production',
  SMTP_URL: 'smtp://mail.example.org:587',
  MAIL_FROM: 'Community <no-reply@example.org>',
  APP_URL: 'https://community.example.org',
  SUPPORT_EMAIL: 'help@example.org',
  PRIVACY_URL: 'https://example.org/privacy',
  TERMS_URL: 'https://example.org/terms',
  SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
}
