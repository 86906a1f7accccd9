import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { WallForm } from '../visibility/wall-form.tsx'

/** Covers other members' profiles while the viewer's own is hidden. */
export function ProfileWall({ backTo }: { backTo: string }) {
  return (
    <>
      <PageTitle title="Your profile is hidden" />
      <PageHead
        title="Your profile is hidden"
        lead="While your profile is hidden, you can’t see other members. Show yours to continue."
      />
      <WallForm backTo={backTo}>
        <ButtonLink variant="quiet" to={href('/profile')}>
          Not now
        </ButtonLink>
      </WallForm>
    </>
  )
}
