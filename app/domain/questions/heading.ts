import { cut } from '#app/values/text.ts'

const LENGTH = 140

/** A question's first line, which a list shows as far as there is room. */
export const firstLineOf = (content: string): string => content.split('\n', 1)[0] ?? ''

/** Above a question that is shown whole: its first line, up to the length of a title. */
export const headingOf = (content: string): string => cut(firstLineOf(content), LENGTH)
