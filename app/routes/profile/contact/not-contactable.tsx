import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { NOT_CONTACTABLE } from '../../messages/not-contactable.ts'
import { useStep } from './step.ts'

/** Shown in every step for a member who can't be contacted, whatever the reason. */
export function NotContactable() {
  const { closeTo } = useStep()
  return (
    <div className="stack">
      <PageTitle title={NOT_CONTACTABLE} />
      <Notice tone="warning">{NOT_CONTACTABLE}</Notice>
      <div>
        <ButtonLink variant="secondary" to={closeTo}>
          Find other members
        </ButtonLink>
      </div>
    </div>
  )
}
