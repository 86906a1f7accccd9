import { Children, type ReactNode, useState } from 'react'
import { Links, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import stylesheet from '#app/app.css?url'
import { LeaveGuard } from '#app/forms/leave-guard.tsx'
import type { loader } from '#app/root.tsx'
import { Fallible } from '#app/ui/fallible.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { OfflineNotice } from '#app/ui/offline-notice.tsx'
import { PendingBar } from '#app/ui/pending-bar.tsx'
import { RouteAnnouncer } from '#app/ui/route-announcer.tsx'
import { usePageFacts } from './page-facts.ts'
import { RestoredPageCheck } from './restored-page-check.tsx'
import { TimeZoneTeller } from './time-zone-teller.tsx'

/** The bar's color, which a phone continues around the page. */
const LIGHT = '#fffefc'
const DARK = '#1b2428'

/** What a route says of its document: that it has no script, or always its styles. */
type Handle = { scripts?: boolean; standsAlone?: boolean }

/** The HTML document. A page stopped by a guard has no data to hydrate from, so it has no JavaScript. */
export function Document({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as Handle)
  const scriptless = handles.some(({ scripts }) => scripts === false)
  const standsAlone = handles.some((handle) => handle.standsAlone)
  const theme = root?.theme ?? null
  return (
    <html lang="en" data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme ?? 'light dark'} />
        <meta
          name="theme-color"
          content={theme === 'dark' ? DARK : LIGHT}
          media={theme ? undefined : '(prefers-color-scheme: light)'}
        />
        {!theme && <meta name="theme-color" content={DARK} media="(prefers-color-scheme: dark)" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Styles inline={standsAlone || (root?.inlineStyles ?? false)} />
        <Links />
      </head>
      <body>
        {children}
        {root && !scriptless && (
          <>
            <Extras>
              <PendingBar />
              <RouteAnnouncer />
              <OfflineNotice />
              <TimeZoneTeller />
              <RestoredPageCheck />
              <LeaveGuard />
              <ScrollRestoration />
            </Extras>
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** JavaScript's additions to every page: each may fail alone. */
function Extras({ children }: { children: ReactNode }) {
  return Children.map(children, (extra) => <Fallible>{extra}</Fallible>)
}

/**
 * A browser's first page includes its styles, so that a slow connection needs one round trip; meanwhile the file is
 * fetched for later pages. The text isn't repeated in the client's copy of this element, because hydration leaves it as
 * it is. A document created in the browser, around an error, links to the file.
 */
function Styles({ inline }: { inline: boolean }) {
  const facts = usePageFacts()
  const [madeHere] = useState(useHydrated())
  if (!inline || madeHere) return <link rel="stylesheet" href={stylesheet} />
  return (
    <>
      <style
        nonce={facts?.nonce}
        suppressHydrationWarning
        // Our own stylesheet, made by the build.
        dangerouslySetInnerHTML={{ __html: facts?.styles ?? '' }}
      />
      <link rel="prefetch" as="style" href={stylesheet} />
    </>
  )
}
