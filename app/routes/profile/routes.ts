import { index, layout, prefix, route } from '@react-router/dev/routes'

/** What staff may have to do before anything else, with whatever role or none. */
export const secondFactorPages = [
  layout('routes/profile/credentials-area.ts', { id: 'second-factor-area' }, [
    ...prefix('profile/second-factor', [
      index('routes/profile/second-factor/show.tsx', { id: 'own-second-factor' }),
      route('set-up', 'routes/profile/second-factor/set-up.tsx', { id: 'set-up-second-factor' }),
      route('confirm', 'routes/profile/second-factor/confirm.tsx', { id: 'confirm-second-factor' }),
      route('codes', 'routes/profile/second-factor/codes.tsx', { id: 'recovery-codes' }),
      route('turn-off', 'routes/profile/second-factor/turn-off.tsx', { id: 'turn-off-second-factor' }),
    ]),
  ]),
]

/** Everyone's own: the account with whatever role or none, and a member's profile. */
export const ownPages = [
  layout('routes/profile/own/pages.tsx', [
    layout('routes/profile/credentials-area.ts', [
      route('profile/change-password', 'routes/profile/change-password.tsx', {
        id: 'change-password',
      }),
      route('profile/devices', 'routes/profile/devices.tsx', { id: 'devices' }),
      route('profile/passkeys', 'routes/profile/passkeys/index.tsx', { id: 'passkeys' }, [
        route('add', 'routes/profile/passkeys/add.tsx', { id: 'add-passkey' }),
        route(':passkeyId/rename', 'routes/profile/passkeys/rename.tsx', { id: 'rename-passkey' }),
        route(':passkeyId/remove', 'routes/profile/passkeys/remove.tsx', { id: 'remove-passkey' }),
      ]),
      route('profile/close-account', 'routes/profile/closure/close-account.tsx', { id: 'close-account' }),
      route('profile/my-data/:format', 'routes/profile/own/my-data.ts', { id: 'my-data' }),
    ]),
    route(
      'profile/privacy-and-visibility',
      'routes/profile/privacy-and-visibility.tsx',
      { id: 'privacy-and-visibility' },
      [route('sharing', 'routes/profile/own/sharing.tsx', { id: 'edit-sharing' })],
    ),
    route('profile/time-zone', 'routes/profile/own/own-time-zone.tsx', { id: 'own-time-zone' }),
    layout('routes/profile/own/area.ts', [
      route('profile', 'routes/profile/own/my-profile.tsx', { id: 'my-profile' }, [
        route('name', 'routes/profile/own/name.tsx', { id: 'edit-name' }),
        route('image', 'routes/profile/own/image/upload.tsx', { id: 'edit-image' }),
        route('image/import', 'routes/profile/own/image/import.tsx', { id: 'import-image' }),
        route('image/remove', 'routes/profile/own/image/remove.tsx', { id: 'remove-image' }),
        route('introduction', 'routes/profile/own/introduction.tsx', { id: 'edit-introduction' }),
        layout('routes/profile/own/career-area.ts', { id: 'career-sections' }, [
          route('interests', 'routes/profile/own/interests.tsx', { id: 'edit-interests' }),
          route('online-presence', 'routes/profile/own/online-presence.tsx', {
            id: 'edit-online-presence',
          }),
          route('news/add', 'routes/profile/own/news/add.tsx', { id: 'add-news' }),
          route('news/:newsMentionId/edit', 'routes/profile/own/news/edit.tsx', {
            id: 'edit-news',
          }),
          route('news/:newsMentionId/remove', 'routes/profile/own/news/remove.tsx', {
            id: 'remove-news',
          }),
          route(':section/add', 'routes/profile/affiliations/add.tsx', { id: 'add-affiliation' }),
          route(':section/:affiliationId/edit', 'routes/profile/affiliations/edit.tsx', {
            id: 'edit-affiliation',
          }),
          route(':section/:affiliationId/remove', 'routes/profile/affiliations/remove.tsx', {
            id: 'remove-affiliation',
          }),
        ]),
      ]),
      route(
        'profile/contact-information',
        'routes/profile/own/contact-information.tsx',
        { id: 'contact-information' },
        [
          route('emails', 'routes/profile/own/emails.tsx', { id: 'edit-emails' }),
          route('phones', 'routes/profile/own/phones.tsx', { id: 'edit-phones' }),
          route('addresses', 'routes/profile/own/addresses.tsx', { id: 'edit-addresses' }),
          route('time-zone', 'routes/profile/own/time-zone.tsx', { id: 'edit-time-zone' }),
        ],
      ),
      layout('routes/profile/own/career-area.ts', { id: 'career-pages' }, [
        route('profile/:section/:affiliationId/visibility', 'routes/profile/affiliations/visibility.ts', {
          id: 'affiliation-visibility',
        }),
        route('profile/employment-status', 'routes/profile/own/employment-status.tsx', {
          id: 'employment-status',
        }),
        route('profile/demographic-information', 'routes/profile/own/demographic-information.tsx', {
          id: 'demographic-information',
        }),
      ]),
    ]),
  ]),
]

export const actAs = [route('profile/:profileId/act-as', 'routes/profile/act-as.ts')]

/** Members as others see them. */
export const memberProfiles = [
  layout('routes/profile/profile-page.tsx', { id: 'profile-page' }, [
    route('profile/:profileId', 'routes/profile/show.tsx', { id: 'profile' }),
    layout(
      'routes/profile/contact/dialog.tsx',
      prefix('profile/:profileId/contact', [
        route('intro', 'routes/profile/contact/intro.tsx', { id: 'contact-intro' }),
        route('tips', 'routes/profile/contact/tips.tsx', { id: 'contact-tips' }),
        route('message', 'routes/profile/contact/message.tsx', { id: 'contact-message' }),
      ]),
    ),
  ]),
  route('profile/:profileId/vcard', 'routes/profile/vcard.ts', { id: 'vcard' }),
]
