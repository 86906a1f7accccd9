import { cut } from '#app/values/text.ts'

const LENGTH = 140

/** What a question is called: its first line, as far as a title is long. */
export const headingOf = (content: string): string => cut(content.split('\n', 1)[0] ?? '', LENGTH)
