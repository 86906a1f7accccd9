import type { OpenSection } from '#app/domain/onboarding/questionnaire.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

type Props = Pick<OpenSection, 'kind' | 'isLast'> & { single: boolean; previous: string | null }

/**
 * A question's two buttons do the same, and the stylesheet shows the one that applies: the form itself shows whether
 * anything is chosen, with and without JavaScript.
 */
export function Buttons({ kind, isLast, single, previous }: Props) {
  const go = kind === 'welcome' || isLast ? 'Let’s go!' : 'OK'
  return (
    <div className="cluster">
      <SubmitButton className="if-chosen" pending="Saving…">
        {go}
      </SubmitButton>
      {kind === 'question' && (
        <SubmitButton className="unless-chosen" variant="secondary" pending="One moment…">
          Skip for now
        </SubmitButton>
      )}
      {single && (
        <SubmitButton
          className="if-chosen"
          variant="secondary"
          name="cleared"
          value="true"
          pending="One moment…"
        >
          Clear my answer
        </SubmitButton>
      )}
      {previous && (
        <ButtonLink variant="quiet" to={previous}>
          Back
        </ButtonLink>
      )}
    </div>
  )
}
