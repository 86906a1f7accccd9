import { href } from 'react-router'
import type { PlaybookEntry } from '#app/domain/playbooks/list.server.ts'
import { CardLink } from '#app/ui/card.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { Progress } from '#app/ui/progress.tsx'

/** An unfinished one resumes where it was left. */
export function PlaybookCard({
  playbook: { id, name, finishedOn, percent, answers },
}: {
  playbook: PlaybookEntry
}) {
  const address = finishedOn
    ? href('/playbooks/:playbookId', { playbookId: String(id) })
    : href('/playbooks/onboarding/:section?')
  return (
    <li className="card grid grid-cols-1 gap-2">
      <h2 className="text-lg">
        <CardLink to={address}>{name}</CardLink>
      </h2>
      {finishedOn ? (
        <p className="text-sm text-muted">Finished on {finishedOn}</p>
      ) : (
        <>
          <p>
            <StatusChip tone="warning" icon="pencil">
              Not finished. Continue
            </StatusChip>
          </p>
          <Progress label="Progress" percent={percent}>{`${percent}% done`}</Progress>
        </>
      )}
      <AnswerChips answers={answers} />
    </li>
  )
}

export function AnswerChips({ answers }: { answers: string[] }) {
  if (answers.length === 0) return null
  return (
    <ul className="chips" aria-label="Answers">
      {answers.map((answer) => (
        <li key={answer} className="chip">
          <bdi>{answer}</bdi>
        </li>
      ))}
    </ul>
  )
}
