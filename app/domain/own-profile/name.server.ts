import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import { memberSection } from './member-section.server.ts'
import { nameFields } from './name-fields.ts'

export const name = memberSection(nameFields, (tx, id) => refreshDirectoryEntries(tx, [id]))
