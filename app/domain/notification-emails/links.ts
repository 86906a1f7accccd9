/** The paths that notification emails link to. */
export const chatLink = (conversationId: number) => `/messages?conversationId=${conversationId}`
export const kudosLink = '/kudos'
export const notificationEmailsLink = '/profile/privacy-and-visibility/sharing'
export const unsubscribeLink = (token: string) => `/mail/unsubscribe/${token}`
