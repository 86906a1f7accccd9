import { settings } from '#app/settings.server.ts'

export type ProviderName = 'google' | 'linkedin'

/** A provider's endpoints, and our credentials. */
export type ProviderAccess = {
  clientId: string
  clientSecret: string
  authorizationUrl: string
  tokenUrl: string
  userInfoUrl: string
}

/** The access to a provider, or null if it isn't configured and therefore not shown. */
export function providerAccess(name: ProviderName): ProviderAccess | null {
  const s = settings()
  if (name === 'google') {
    if (!s.GOOGLE_CLIENT_ID || !s.GOOGLE_CLIENT_SECRET) return null
    return {
      clientId: s.GOOGLE_CLIENT_ID,
      clientSecret: s.GOOGLE_CLIENT_SECRET,
      authorizationUrl: s.GOOGLE_AUTHORIZATION_URL,
      tokenUrl: s.GOOGLE_TOKEN_URL,
      userInfoUrl: s.GOOGLE_USERINFO_URL,
    }
  }
  if (!s.LINKEDIN_CLIENT_ID || !s.LINKEDIN_CLIENT_SECRET) return null
  return {
    clientId: s.LINKEDIN_CLIENT_ID,
    clientSecret: s.LINKEDIN_CLIENT_SECRET,
    authorizationUrl: s.LINKEDIN_AUTHORIZATION_URL,
    tokenUrl: s.LINKEDIN_TOKEN_URL,
    userInfoUrl: s.LINKEDIN_USERINFO_URL,
  }
}

const NAMES: ProviderName[] = ['google', 'linkedin']

/** In the demo, a page of this site stands in for a provider that isn't configured. Production has none. */
export const isDemoProvider = (name: ProviderName): boolean =>
  settings().APP_ENV === 'demo' && providerAccess(name) === null

export const availableProviders = () =>
  NAMES.filter((name) => providerAccess(name) !== null || isDemoProvider(name))
