import type { FormPicks } from './form-picks.server.ts'
import type { PickName } from './picks.ts'

const CHOOSE: Record<PickName, string> = {
  organizationId: 'Please choose one from the list.',
  title: 'Please choose a major from the list.',
  jobFunction: 'Please choose a function from the list.',
  jobIndustry: 'Please choose an industry from the list.',
}

/** What was chosen that nobody may choose, with what to say about it. */
export function unlisted(form: FormData, picks: FormPicks): Record<string, string> {
  const names = (Object.keys(picks) as PickName[]).filter((name) => {
    const sent = form.get(name)
    return typeof sent === 'string' && sent !== '' && picks[name]?.id !== sent
  })
  return Object.fromEntries(names.map((name) => [name, CHOOSE[name]]))
}
