import { site } from '#app/http/site.server.ts'

/** Lets a phone install the site as an app. Everyone may have it, and browsers ask for it without cookies. */
export function loader() {
  const { name } = site()
  const manifest = {
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#f8f6f1',
    theme_color: '#fffefc',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' },
  })
}
