/** Marks a refusal because the request may come from another site. */
export const NOT_FROM_HERE = 'not-from-here'
