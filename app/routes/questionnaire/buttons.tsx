import type { OpenSection } from '#app/domain/onboarding/questionnaire.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'

type Props = Pick<OpenSection, 'kind' | 'isLast'> & { single: boolean; previous: string | null }

/**
 * Of a question's two buttons, which do the same, the style sheet shows the one that says it: whether anything is chosen
 * is in the form itself, with and without script.
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
