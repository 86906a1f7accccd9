/** The country whose states are named. */
export const HOME_COUNTRY = 'US'
