const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Null for the device's setting. */
export const parseTheme = (text: unknown): Theme | null => themes.find((theme) => theme === text) ?? null
