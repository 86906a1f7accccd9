/** What a drill has shown: its figures, and which promises were broken. */
export type Outcome = { name: string; figures: string[]; broken: string[] }

export const promise = (isKept: boolean, broken: string): string[] => (isKept ? [] : [broken])

export const told = ({ name, figures, broken }: Outcome): string =>
  [
    `${broken.length > 0 ? 'BROKEN' : 'kept'}  ${name}`,
    ...[...figures, ...broken].map((line) => `        ${line}`),
  ].join('\n')
