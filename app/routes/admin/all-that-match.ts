/** 'all 63 that match “ada”', as the end of a sentence. */
export const allThatMatch = (count: number, filter: string): string =>
  count === 1 ? `the one that matches ${filter}` : `all ${count.toLocaleString('en-US')} that match ${filter}`
