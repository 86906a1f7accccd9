import { introductionFields } from './introduction-fields.ts'
import { memberSection } from './member-section.server.ts'

export const introduction = memberSection(introductionFields)
