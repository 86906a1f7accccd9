import { cut } from '#app/values/text.ts'

const LENGTH = 140

/** A question's heading: its first line, up to the length of a title. */
export const headingOf = (content: string): string => cut(content.split('\n', 1)[0] ?? '', LENGTH)
