/** The paths of links in account emails. */
export const verifyLink = (secret: string) => `/auth/verify/${secret}`
export const resetLink = (secret: string) => `/auth/reset-password/${secret}`
export const hideLink = (secret: string) => `/auth/hide-profile/${secret}`
