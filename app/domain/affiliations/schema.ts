import type { z } from '#app/values/zod.ts'
import { educationSchema } from './education-schema.ts'
import { civicEngagementSchema, employmentSchema } from './employment-schema.ts'
import type { SubmittedAffiliation } from './facts.ts'
import type { FormRules } from './rules.ts'
import type { Section } from './sections.ts'

/** The fields of all three sections: one of service has none of its own. */
export type AffiliationField =
  | keyof z.input<ReturnType<typeof educationSchema>>
  | keyof z.input<ReturnType<typeof employmentSchema>>

export type AffiliationSchema = z.ZodType<SubmittedAffiliation, Partial<Record<AffiliationField, unknown>>>

const SCHEMAS: Record<Section, (rules: FormRules) => AffiliationSchema> = {
  education: educationSchema,
  employment: employmentSchema,
  'civic-engagement': civicEngagementSchema,
}

/** The schema of a section's form. The server looks up what its choosers send: see chooser-values.server.ts. */
export function affiliationSchema(section: Section, rules: FormRules): AffiliationSchema {
  return SCHEMAS[section](rules)
}
