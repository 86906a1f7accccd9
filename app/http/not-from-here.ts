/** What a refusal carries whose reason is that the request may come from another site. */
export const NOT_FROM_HERE = 'not-from-here'
