import type { DeclaredFields } from '#app/values/declared-fields.ts'

export const codeFields: DeclaredFields<'code'> = {
  code: {
    label: 'Code',
    hint: 'The six digits that your authenticator app shows now, or one of your recovery codes.',
    autoComplete: 'one-time-code',
    autoCapitalize: 'off',
    spellCheck: false,
    width: 'xs',
  },
}

export const firstCodeFields: DeclaredFields<'code'> = {
  code: {
    label: 'Code',
    hint: 'The six digits that the app shows now.',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    width: 'xs',
  },
}

export const ownPasswordFields: DeclaredFields<'currentPassword'> = {
  currentPassword: { label: 'Current password', type: 'password', autoComplete: 'current-password' },
}
