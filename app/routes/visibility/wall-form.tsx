import { type ComponentProps, lazy, Suspense } from 'react'
import type { VisibilityForm } from './visibility-form.tsx'

const load = async () => (await import('./visibility-form.tsx')).VisibilityForm

/** Whole in the server's HTML. Few meet a wall, so its script isn't among those of the pages behind it. */
const Form = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }))

/** The form on a wall: whoever shows the profile again goes on. */
export function WallForm(props: Omit<ComponentProps<typeof VisibilityForm>, 'standing' | 'choices'>) {
  return (
    <Suspense>
      <Form standing="HIDDEN" choices={['PUBLIC', 'PRIVATE']} {...props} />
    </Suspense>
  )
}
