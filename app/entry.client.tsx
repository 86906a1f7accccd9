import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { askForPageAsSent, ComesAlive, leaveAsSent, mayComeAlive, useAsSent } from './routes/shell/as-sent.ts'
import { Fallible } from './ui/fallible.tsx'
import { retryWhenOnline } from './ui/offline-retry.ts'

if (mayComeAlive()) comeAlive()
else leaveAsSent()

function comeAlive() {
  retryWhenOnline()
  // No first page waits for this.
  const later = import('./routes/shell/later.ts')
  later.then((it) => it.prepareNavigations()).catch(() => {})
  const takeOver = () => later.then((it) => it.takeOver()).catch(() => {})
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Fallible instead={(error) => <AsSent error={error} />}>
          <HydratedRouter />
          <ComesAlive then={takeOver} />
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
