import { useFetcher } from 'react-router'
import type { Answer } from '#app/domain/questions/question.server.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { nameOf } from '#app/ui/member-mention.tsx'
import { Problem } from '#app/ui/problem.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import { kudosHref } from './address.ts'

type Props = { answer: Answer; questionId: number }

/**
 * Without JavaScript it is a form that leads back to its answer; with it the kudos show immediately, and revert if the
 * server refuses them.
 */
export function KudosToggle({ answer, questionId }: Props) {
  const { Form, formData, data } = useFetcher<{ problem?: string }>()
  const hydrated = useHydrated()
  const { id, author, kudos, canThank } = answer
  if (!canThank && !answer.hasKudos) return <p className="text-sm text-muted">{counted(kudos)}</p>
  const hasKudos = formData ? formData.get('hasKudos') === 'true' : answer.hasKudos
  const count = kudos + Number(hasKudos) - Number(answer.hasKudos)
  const action = kudosHref(questionId, id)
  return (
    <>
      <Form method="post" action={action}>
        <AuthorField />
        {hydrated && <input type="hidden" name="inPlace" value="true" />}
        <button
          type="submit"
          className="btn btn-secondary btn-sm mark"
          name="hasKudos"
          value={String(!hasKudos)}
          aria-pressed={hasKudos}
        >
          <Icon name={hasKudos ? 'check' : 'award'} />
          Kudos{count > 0 && <span className="tabular-nums"> {count}</span>}
          <span className="sr-only"> for {nameOf(author)}’s answer</span>
        </button>
      </Form>
      {canThank && (
        <Link className="btn btn-quiet btn-sm" to={action} preventScrollReset state={focusStays}>
          {answer.note ? 'Edit note' : 'Give kudos with a note'}
          <span className="sr-only"> for {nameOf(author)}’s answer</span>
        </Link>
      )}
      <Problem text={formData ? undefined : data?.problem} />
    </>
  )
}

const counted = (kudos: number) => (kudos === 0 ? 'No kudos yet' : `${kudos} kudos`)
