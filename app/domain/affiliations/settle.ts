import type { CalendarDate } from '#app/values/calendar-date.ts'
import { normalizePick } from '#app/values/picked.ts'
import { HOME_COUNTRY } from './home-country.ts'
import { PICKS } from './picks.ts'
import type { Section } from './sections.ts'

/**
 * The fields of a form with the consequences that script shows at once: a state is cleared abroad, an end without a start
 * and beside a tick, a category whose major changed; whoever unticks that they are still there has left today. The form
 * says what it showed in `shownCurrent` and `shownMajor`.
 */
export function settle(sent: FormData, section: Section, today: CalendarDate): FormData {
  const form = new FormData()
  for (const [name, value] of sent) form.append(name, value)
  for (const name of PICKS[section]) normalizePick(form, name)
  if (section === 'education') normalizeMajor(form)
  else {
    if (form.get('country') !== HOME_COUNTRY) form.set('state', '')
    normalizePeriod(form, today)
  }
  return form
}

/** A category that was chosen together with its major stays, unless the form was only to show what the major enables. */
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
