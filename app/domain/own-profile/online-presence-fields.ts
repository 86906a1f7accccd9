import type { OnlinePresenceSchema } from './online-presence.ts'
import type { DeclaredFacts } from './seen-by.ts'

const plain = {
  optional: true,
  autoCapitalize: 'off',
  autoComplete: 'off',
  spellCheck: false,
  seenBy: 'viewers',
} as const
const address = { ...plain, inputMode: 'url' } as const
const handle = { ...plain, hint: 'Your handle, such as @username', width: 'xs' } as const

export const onlinePresenceFields: DeclaredFacts<typeof OnlinePresenceSchema> = {
  linkedin: { label: 'LinkedIn', hint: 'Such as https://www.linkedin.com/in/username', ...address },
  twitter: { label: 'Twitter', ...handle },
  instagram: { label: 'Instagram', ...handle },
  facebook: { label: 'Facebook', hint: 'Such as https://www.facebook.com/username', ...address },
  personalWebsite: { label: 'Personal website', hint: 'Such as https://example.org', ...address },
}
