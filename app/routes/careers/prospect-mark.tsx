import { href, useFetcher, useLocation } from 'react-router'
import type { JobPosting } from '#app/domain/job-postings/postings.server.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { AuthorField } from '../shell/author-field.tsx'

const MARKS = {
  favorite: { label: 'Favorite', icon: 'heart' },
  applied: { label: 'Applied', icon: 'briefcase' },
} as const

type Props = { posting: JobPosting; mark: keyof typeof MARKS }

/** Without script a form that leads back to its page; with it the mark shows at once and the page stays. */
export function ProspectMark({ posting, mark }: Props) {
  const { Form, formData } = useFetcher()
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  const { label, icon } = MARKS[mark]
  const isOn = formData ? formData.get(mark) === 'true' : posting[mark]
  const action = href('/careers/job-postings/:jobPostingId/prospect', { jobPostingId: String(posting.id) })
  return (
    <Form method="post" action={`${action}?redirect=${encodeURIComponent(pathname + search)}`}>
      <AuthorField />
      {hydrated && <input type="hidden" name="inPlace" value="true" />}
      <button
        type="submit"
        className="btn btn-secondary btn-sm mark"
        name={mark}
        value={String(!isOn)}
        aria-pressed={isOn}
      >
        <Icon name={isOn ? 'check' : icon} />
        {label}
        <span className="sr-only"> {posting.title}</span>
      </button>
    </Form>
  )
}
