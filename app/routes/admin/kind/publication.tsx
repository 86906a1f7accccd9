import { Form } from 'react-router'
import { OPERATIONS, type Operation, type Standing } from '#app/domain/administration/state.ts'
import { CommandMenu } from '#app/ui/command-menu/command-menu.tsx'
import { Link } from '#app/ui/link.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../../shell/author-field.tsx'
import { recordHref } from './address.ts'
import { StandingChip } from './standing-chip.tsx'
import type { KindSummary } from './summary.server.ts'

type Props = {
  kind: KindSummary
  id: number
  standing: Standing
  published: boolean
  /** When it is to be published, with the zone in which that was said. */
  scheduled: string | null
  /** What refers to it, where it is archived rather than deleted. */
  referring: string | null
}

/** Whether members see a record, and what can be done about it. */
export function Publication({ kind, id, standing, published, scheduled, referring }: Props) {
  const address = recordHref(kind.name, id)
  const commands = operationsFor(kind, standing, published).map((value) => ({ value, ...OPERATIONS[value] }))
  return (
    <section className="card cluster" aria-labelledby="publication">
      <h2 id="publication" className="sr-only">
        {kind.publishes ? 'Publication' : 'Archive'}
      </h2>
      <StandingChip standing={standing} publishes={kind.publishes} />
      {scheduled && <p>To be published on {scheduled}</p>}
      <Form method="post" action={`${address}/status`}>
        <AuthorField />
        {commands.length > 1 ? (
          <CommandMenu label="Change status" name="operation" commands={commands} />
        ) : (
          commands.map(({ value, label, pending }) => (
            <SubmitButton key={value} name="operation" value={value} variant="secondary" pending={pending}>
              {label}
            </SubmitButton>
          ))
        )}
      </Form>
      {kind.publishes && standing !== 'archived' && (
        <Link to={`${address}/schedule`}>{scheduled ? 'Change the schedule' : 'Schedule'}</Link>
      )}
      {kind.archives && standing !== 'archived' && (
        <p className="w-full text-sm text-muted">
          {kind.archives} {referring && `${referring}.`}
        </p>
      )}
    </section>
  )
}

function operationsFor({ publishes }: KindSummary, standing: Standing, published: boolean): Operation[] {
  if (standing === 'archived') return ['restore']
  if (!publishes) return ['archive']
  const publish: Operation[] = standing === 'published' ? [] : ['publish']
  return [...publish, ...(published || standing === 'scheduled' ? (['unpublish'] as const) : []), 'archive']
}
