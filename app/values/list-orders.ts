import { order } from './list-params.ts'

/** For things with names. */
export const alphabeticalFirst = () => order({ alphabetical: 'Alphabetical', recent: 'Most recent' })
