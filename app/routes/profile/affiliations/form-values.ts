import { isOpenEnded } from '#app/domain/affiliations/facts.ts'
import type { AffiliationRecord } from '#app/domain/affiliations/find.server.ts'
import { HOME_COUNTRY } from '#app/domain/affiliations/home-country.ts'
import type { Section } from '#app/domain/affiliations/sections.ts'
import { countryCode } from '#app/domain/locations/countries.ts'
import { stateCode } from '#app/domain/locations/place-labels.ts'

/** The initial values of a form's controls, except choosers, which have their own. */
export function formValues(section: Section, record: AffiliationRecord | null): Record<string, string> {
  if (!record) return { visible: 'on', country: HOME_COUNTRY }
  const shared = {
    startDate: record.startDate ?? '',
    endDate: record.endDate ?? '',
    ...(record.visible ? { visible: 'on' } : {}),
  }
  if (section === 'education') {
    const { kind, majorCategory, gpa, title } = record
    const category = { majorCategory: majorCategory ?? '', shownMajor: title ?? '' }
    return { ...shared, kind: kind ?? '', gpa: gpa ?? '', ...category }
  }
  const current = isOpenEnded(record)
  const role = {
    ...shared,
    title: record.title ?? '',
    description: record.description ?? '',
    country: countryCode(record.country) ?? record.country,
    state: stateCode(record.state) ?? '',
    city: record.city ?? '',
    ...(current ? { current: 'on', shownCurrent: 'on' } : {}),
  }
  return section === 'employment' ? { ...role, ...jobValues(record) } : role
}

function jobValues(record: AffiliationRecord): Record<string, string> {
  const { kind, peopleManagedOrSupervised, managedBudget, annualSalary, hrInitiatives } = record
  return {
    kind: kind ?? '',
    peopleManagedOrSupervised: peopleManagedOrSupervised ?? '',
    managedBudget: managedBudget ?? '',
    annualSalary: annualSalary ?? '',
    ...(hrInitiatives === null ? {} : { hrInitiatives: hrInitiatives ? 'yes' : 'no' }),
  }
}
