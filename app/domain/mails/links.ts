/** The paths that mails lead to. */
export const verifyLink = (secret: string) => `/auth/verify/${secret}`
export const resetLink = (secret: string) => `/auth/reset-password/${secret}`
export const chatLink = (conversationId: number) => `/messages?conversationId=${conversationId}`
export const kudosLink = '/kudos'
export const newsMailLink = '/profile/privacy-and-visibility/sharing'
export const unsubscribeLink = (token: string) => `/mail/unsubscribe/${token}`
export const hideLink = (secret: string) => `/auth/hide-profile/${secret}`
