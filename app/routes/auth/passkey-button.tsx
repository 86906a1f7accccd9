import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { lateScript } from '#app/ui/late-script.ts'

const script = lateScript(() => import('./sign-in-with-passkey.ts'))

/**
 * Its space is reserved until hydration, so nothing moves. Its script is loaded once someone is about to use it; where that
 * fails, the page is loaded anew, as the router does it.
 */
export function PasskeyButton() {
  const [problem, tell] = useState('')
  return (
    <div className="cluster min-h-11 noscript:hidden">
      {useHydrated() && window.PublicKeyCredential && (
        <Button
          variant="secondary"
          onPointerEnter={script}
          onClick={async () => (await script())?.signIn(tell) ?? location.reload()}
        >
          Sign in with a passkey
        </Button>
      )}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
