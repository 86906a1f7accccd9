import { layout, route } from '@react-router/dev/routes'

/** Not under the shell: signing out shows nothing. */
export const signOut = route('auth/logout', 'routes/auth/logout.ts')

/** For people who aren't signed in. */
export const signInPages = [
  layout('routes/auth/signed-out.tsx', [
    route('auth/login/:error?', 'routes/auth/login.tsx', { id: 'login' }),
    route('auth/provider/:provider', 'routes/auth/provider-start.ts', { id: 'provider-start' }),
    route('auth/provider/:provider/callback', 'routes/auth/provider-callback.ts', {
      id: 'provider-callback',
    }),
    route('auth/second-factor', 'routes/auth/second-factor.tsx', { id: 'second-factor' }),
    route('auth/keep-account', 'routes/auth/keep-account.tsx', { id: 'keep-account' }),
    route('auth/passkey', 'routes/auth/passkey.ts', { id: 'passkey-sign-in' }),
    route('auth/passkey/challenge', 'routes/auth/passkey-challenge.ts', { id: 'passkey-challenge' }),
    route('auth/register', 'routes/auth/register.tsx', { id: 'register' }),
    route('auth/verify', 'routes/auth/resend-verification.tsx', { id: 'resend-verification' }),
    route('auth/verify/:token', 'routes/auth/verify.tsx', { id: 'verify' }),
    route('auth/forgot-password', 'routes/auth/forgot-password.tsx', { id: 'forgot-password' }),
    route('auth/reset-password/:token', 'routes/auth/reset-password.tsx', { id: 'reset-password' }),
    route('auth/hide-profile/:token', 'routes/auth/hide-profile.tsx', { id: 'hide-profile' }),
  ]),
]

/** For members without a role too. */
export const rolePages = [
  route('auth/set-role', 'routes/auth/set-role.tsx', { id: 'set-role' }),
  route('auth/switch-role', 'routes/auth/switch-role.ts'),
  route('auth/stop-acting', 'routes/auth/stop-acting.ts'),
]
