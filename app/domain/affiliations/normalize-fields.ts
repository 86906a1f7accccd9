import type { CalendarDate } from '#app/values/calendar-date.ts'
import { normalizeChooserValue } from '#app/values/chooser-value.ts'
import { choosersOf } from './choosers.ts'
import { HOME_COUNTRY } from './home-country.ts'
import type { Section } from './sections.ts'

/**
 * Normalizes a form's fields as JavaScript would have done while editing: no state abroad, no end date without a start
 * or with the box checked, no category of a former major; unchecking 'still there' means ending today. The form records
 * its earlier values in `shownCurrent` and `shownMajor`.
 */
export function normalizeFields(sent: FormData, section: Section, today: CalendarDate): FormData {
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, value)
  for (const name of choosersOf(section)) normalizeChooserValue(form, name)
  if (section === 'education') normalizeMajor(form)
  else {
    if (form.get('country') !== HOME_COUNTRY) form.set('state', '')
    normalizePeriod(form, today)
  }
  return form
}

/**
 * A category chosen together with its major stays, unless the form was only submitted to show the major's categories.
 */
function normalizeMajor(form: FormData) {
  const major = String(form.get('title') ?? '')
  const changed = form.has('step') && major !== form.get('shownMajor')
  if (major === '' || changed) form.set('majorCategory', '')
  form.set('shownMajor', major)
}

function normalizePeriod(form: FormData, today: CalendarDate) {
  const [before, now] = [form.get('shownCurrent') === 'on', form.has('current')]
  if (form.get('startDate') === '') form.set('endDate', '')
  else if (now && !before) form.set('endDate', '')
  else if (!now && before && !form.get('endDate')) form.set('endDate', today)
  form.set('shownCurrent', now ? 'on' : '')
}
