import type { ComponentProps } from 'react'
import { businessFormFields } from '#app/domain/businesses/fields.ts'
import type { BusinessFacts } from '#app/domain/businesses/schema.ts'
import type { FormFields } from '#app/forms/field.ts'
import { Fields } from '#app/forms/fields.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SectionForm } from '../profile/own/section-form.tsx'
import { listHref } from './address.ts'

type Props = Omit<ComponentProps<typeof SectionForm>, 'closeTo' | 'children'> & {
  title: string
  lead: string
  fields: FormFields<keyof BusinessFacts>
  offeringTypes: { id: number; label: string }[]
}

/** The page of a new business, and of one that is changed. */
export function BusinessForm({ title, lead, fields, offeringTypes, ...form }: Props) {
  const options = offeringTypes.map(({ id, label }) => ({ value: String(id), label }))
  return (
    <>
      <PageTitle title={title} invalid={form.errors.length > 0} />
      <PageHead title={title} back={{ to: listHref(''), label: 'Alumni Business Registry' }} lead={lead} />
      <SectionForm closeTo={listHref('')} {...form}>
        <div className="card stack">
          <Fields declared={businessFormFields} fields={fields} ofPage={{ offeringTypeId: { options } }} />
        </div>
      </SectionForm>
    </>
  )
}
