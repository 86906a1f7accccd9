import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { retryWhenOnline } from '#app/http/offline-retry.ts'
import { askForPageAsSent, ComesAlive, leaveAsSent, mayComeAlive, useAsSent } from './routes/shell/as-sent.ts'
import { Fallible } from './ui/fallible.tsx'

if (mayComeAlive()) comeAlive()
else leaveAsSent()

function comeAlive() {
  retryWhenOnline()
  // Needed by the first navigation, so not by the first page.
  import('./routes/shell/navigations.ts').then((it) => it.prepareNavigations()).catch(() => {})
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Fallible instead={(error) => <AsSent error={error} />}>
          <HydratedRouter />
          <ComesAlive />
        </Fallible>
      </StrictMode>,
      {
        onCaughtError(_, { errorBoundary }) {
          if (!(errorBoundary instanceof Fallible)) askForPageAsSent()
        },
      },
    )
  })
}

function AsSent({ error }: { error: unknown }) {
  askForPageAsSent()
  useAsSent(error)
  return null
}
