import { declareList, type FilterOf } from '#app/values/list.ts'
import { search } from '#app/values/list-params.ts'

export const fileList = declareList({
  noun: { one: 'file', many: 'files' },
  params: { search: search('Search files', 'Search by name...') },
})
export type FileFilter = FilterOf<typeof fileList>
