import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import { resourceHref } from './addresses.ts'
import type { Reading } from './reading.server.ts'

type Props = Pick<Reading, 'resource' | 'canMark'> & {
  section: NonNullable<Reading['section']>
  hrefOf: (sectionId: number) => string
}

/** Below a section: completing it, and the previous and next section. */
export function SectionSteps({ resource, section, canMark, hrefOf }: Props) {
  const { sections } = resource
  const place = sections.findIndex(({ id }) => id === section.id)
  const before = sections[place - 1]
  const behind = sections[place + 1]
  return (
    <div className="form-foot flex flex-wrap items-center justify-between gap-2">
      {canMark && <Done {...{ resource, section }} last={!behind} />}
      {sections.length > 1 && (
        <nav className="cluster gap-2 ms-auto" aria-label="Previous and next sections">
          {before && (
            <ButtonLink variant="secondary" rel="prev" to={hrefOf(before.id)}>
              <Icon name="chevron-left" />
              <span className="max-sm:sr-only">Previous</span>
            </ButtonLink>
          )}
          {behind && (
            <ButtonLink variant="secondary" rel="next" to={hrefOf(behind.id)}>
              <span className="max-sm:sr-only">Next</span>
              <Icon name="chevron-right" />
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}

function Done({ resource, section, last }: Pick<Props, 'resource' | 'section'> & { last: boolean }) {
  return (
    <Form method="post" action={resourceHref(resource, section.id)} className="cluster gap-2">
      <AuthorField />
      <input type="hidden" name="done" value={String(!section.done)} />
      {section.done ? (
        <>
          <StatusChip tone="success" icon="circle-check">
            Complete
          </StatusChip>
          <Button variant="quiet" size="sm">
            Mark as not complete
          </Button>
        </>
      ) : (
        <SubmitButton pending="Saving…">{last ? 'Complete' : 'Complete and continue'}</SubmitButton>
      )}
    </Form>
  )
}
