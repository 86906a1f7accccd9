import { order } from './list-params.ts'

/** Of things with names. */
export const alphabeticalFirst = () => order({ alphabetical: 'Alphabetical', recent: 'Most recent' })
