import { findImage } from '#app/domain/profile-images/find.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/show'

/** Cached permanently by the browser, since another image has another URL. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const image = await findImage(context.get(viewerContext), params.name, params.size)
  if (!image) return new Response('Image not found.', { status: 404 })
  return new Response(image, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(image.byteLength),
      'Cache-Control': 'private, max-age=31536000, immutable',
    },
  })
}
