import type { ElementKind } from '#app/db/generated/enums.ts'

export type ElementStory = { kind: ElementKind; text: string; url?: string }
export type ActivityStory = { name?: string; elements: ElementStory[] }

export const text = (markdown: string): ElementStory => ({ kind: 'TEXT', text: markdown })
