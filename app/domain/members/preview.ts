/** The audiences for previewing a member's own profile. */
export const audiences = ['rising-leader', 'partner', 'public'] as const
export type Audience = (typeof audiences)[number]

export const audienceOf = (name: string | null): Audience | null =>
  audiences.find((audience) => audience === name) ?? null
