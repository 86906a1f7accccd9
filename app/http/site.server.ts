import { settings } from '#app/settings.server.ts'

/** Facts about the installation that every page shows. */
export type Site = {
  name: string
  supportEmail: string
  privacyUrl: string
  termsUrl: string
  providerUrl?: string
  /** By the server's clock: a page that asked the device's own could come alive in another year. */
  year: number
}

export function site(): Site {
  const { APP_NAME, SUPPORT_EMAIL, PRIVACY_URL, TERMS_URL, PROVIDER_SITE_URL } = settings()
  return {
    name: APP_NAME,
    supportEmail: SUPPORT_EMAIL,
    privacyUrl: PRIVACY_URL,
    termsUrl: TERMS_URL,
    providerUrl: PROVIDER_SITE_URL,
    year: new Date().getUTCFullYear(),
  }
}
