import { findFile } from '#app/domain/files/find.server.ts'
import { FILE_TYPES } from '#app/domain/files/rules.ts'
import { viewerIfAny } from '#app/http/request-context.server.ts'
import { attachment } from '#app/http/responses.server.ts'
import type { Route } from './+types/show'

export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await findFile(viewerIfAny(context), params.key)
  if (!file) return new Response('File not found.', { status: 404 })
  const { name, type, content } = file
  const { mediaType } = FILE_TYPES[type]
  if (type !== 'IMAGE') return attachment(content, name, mediaType)
  return new Response(content, {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(content.byteLength),
      'Cache-Control': 'private, max-age=31536000, immutable',
    },
  })
}
