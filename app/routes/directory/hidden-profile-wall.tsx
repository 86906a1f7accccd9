import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { WallForm } from '../visibility/wall-form.tsx'
import { MaskedCards } from './masked-cards.tsx'

/** Replaces the members for viewers who hide their own profile; the cards behind it are placeholders. */
export function HiddenProfileWall({ backTo = href('/directory') }: { backTo?: string }) {
  return (
    <div className="stack">
      <section className="card tone-warning grid gap-3 justify-items-start" aria-labelledby="hidden-profile">
        <h2 id="hidden-profile" className="flex items-center gap-2">
          <Icon name="eye-off" /> Your profile is hidden
        </h2>
        <p className="measure">
          While your profile is hidden, you can’t browse the directory. Show it again to find members, be
          found and send messages.
        </p>
        <WallForm backTo={backTo}>
          <ButtonLink variant="quiet" to={href('/profile')}>
            Go to my profile
          </ButtonLink>
        </WallForm>
      </section>
      <MaskedCards count={8} />
    </div>
  )
}
