import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { useSite } from '#app/ui/site.ts'
import { StepList } from '../questionnaire/step-list.tsx'

/** The questionnaire's steps, each with a link to act on it. */
export function Steps() {
  const { supportEmail } = useSite()
  return (
    <section aria-labelledby="steps" className="stack">
      <h2 id="steps">Your steps</h2>
      <StepList
        heading="h3"
        actions={[
          <ButtonLink key="profile" variant="secondary" size="sm" to={href('/profile')}>
            Open my profile
          </ButtonLink>,
          <ButtonLink key="members" variant="secondary" size="sm" to={href('/directory')}>
            Find members
          </ButtonLink>,
          <a
            key="team"
            className="btn btn-secondary btn-sm"
            href={`mailto:${supportEmail}?subject=${encodeURIComponent('What I need')}`}
          >
            Email the alumni team
          </a>,
        ]}
      />
    </section>
  )
}
