import { Authenticator } from 'remix-auth'
import { GoogleStrategy } from 'remix-auth-google'
import { OAuth2Strategy } from 'remix-auth-oauth2'
import { PATIENCE, withOutgoing } from '#app/outgoing/outgoing.server.ts'
import { publicAddress, settings } from '#app/settings.server.ts'
import { demoIdentity } from './demo-provider.server.ts'
import { isDemoProvider, type ProviderAccess, type ProviderName, providerAccess } from './providers.server.ts'
import { type Identity, readIdentity } from './user-info.server.ts'

/** Longer than a trip to the provider and back should take. */
export const MINUTES = 10

type Tokens = { accessToken: () => string }

/** Over https a neighboring host can't plant one: `__Host-` requires the whole site as its path. */
const cookieOf = (name: ProviderName) => {
  const shared = { httpOnly: true, sameSite: 'Lax', maxAge: MINUTES * 60 } as const
  return settings().secureCookies
    ? ({ ...shared, name: `__Host-sign-in-${name}`, path: '/', secure: true } as const)
    : ({ ...shared, name: `sign-in-${name}`, path: '/auth/provider' } as const)
}

const optionsOf = (name: ProviderName, { clientId, clientSecret }: ProviderAccess) => ({
  clientId,
  clientSecret,
  redirectURI: publicAddress(`/auth/provider/${name}/callback`),
})

/** Its endpoints are fixed in the library; here they follow the settings. */
class Google extends GoogleStrategy<Identity> {
  constructor(access: ProviderAccess) {
    super({ ...optionsOf('google', access), scopes: ['openid', 'email', 'profile'] }, ({ tokens }) =>
      readIdentity('google', access.userInfoUrl, tokens.accessToken()),
    )
    this.options.authorizationEndpoint = access.authorizationUrl
    this.options.tokenEndpoint = access.tokenUrl
    this.options.cookie = cookieOf('google')
  }
}

/** LinkedIn takes the client's credentials in the body, and no proof key from clients that have a secret. */
class LinkedIn extends OAuth2Strategy<Identity> {
  override name = 'linkedin'
  readonly #access: ProviderAccess

  constructor(access: ProviderAccess) {
    super(
      {
        ...optionsOf('linkedin', access),
        authorizationEndpoint: access.authorizationUrl,
        tokenEndpoint: access.tokenUrl,
        scopes: ['openid', 'email', 'profile'],
        cookie: cookieOf('linkedin'),
      },
      ({ tokens }) => readIdentity('linkedin', access.userInfoUrl, (tokens as Tokens).accessToken()),
    )
    this.#access = access
  }

  protected override createAuthorizationURL() {
    const made = super.createAuthorizationURL()
    made.url.searchParams.delete('code_challenge')
    made.url.searchParams.delete('code_challenge_method')
    return made
  }

  protected override async validateAuthorizationCode(code: string) {
    const { clientId, clientSecret, redirectURI } = optionsOf('linkedin', this.#access)
    const response = await fetch(this.#access.tokenUrl, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectURI,
        client_id: clientId,
        client_secret: clientSecret,
      }),
      signal: AbortSignal.timeout(PATIENCE['sign-in']),
    })
    if (!response.ok) throw new Error(`LinkedIn answered ${response.status} for a token`)
    const { access_token: token } = (await response.json()) as { access_token: string }
    return tokensOf(token)
  }
}

/** A page of this site: the code says who signs in, so there is no connection to ask over. */
class Demo extends OAuth2Strategy<Identity> {
  constructor(name: ProviderName, origin: string) {
    super(
      {
        clientId: 'demo',
        clientSecret: '',
        redirectURI: `${origin}/auth/provider/${name}/callback`,
        authorizationEndpoint: `${origin}/dev/sign-in/${name}`,
        tokenEndpoint: origin,
        cookie: cookieOf(name),
      },
      async ({ tokens }) => demoIdentity(name, tokens.accessToken()),
    )
  }

  protected override async validateAuthorizationCode(code: string) {
    return tokensOf(code)
  }
}

function tokensOf(token: string) {
  const tokens: Tokens = { accessToken: () => token }
  return tokens as Awaited<ReturnType<OAuth2Strategy<Identity>['validateAuthorizationCode']>>
}

/**
 * Gets the provider's URL to redirect the browser to (thrown as a Response), or the user who came back; fails on
 * anything unexpected.
 */
export async function authenticate(name: ProviderName, request: Request): Promise<Identity> {
  const authenticator = new Authenticator<Identity>()
  authenticator.use(strategyFor(name, new URL(request.url).origin), name)
  // The libraries would wait indefinitely for an unresponsive provider.
  return withOutgoing('sign-in', () => authenticator.authenticate(name, request))
}

function strategyFor(name: ProviderName, origin: string) {
  if (isDemoProvider(name)) return new Demo(name, origin)
  const access = providerAccess(name)
  if (!access) throw new Error(`${name} is not set up`)
  return name === 'google' ? new Google(access) : new LinkedIn(access)
}
