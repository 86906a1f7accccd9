/** Where a server that writes the text of a page itself finds it, alongside the page's Response. */
export type PageText = { rendered?: { response: Response; pieces: string[] } }

/**
 * A page as a Response, without a body if there is a place for its text. A body would be a stream, which costs as much
 * to read back as a small page costs to render. The text stays in pieces, because V8 takes a millisecond to allocate a
 * string of more than 128 kB. With a single curly quote in it, that is some 64,000 characters.
 */
export function pageResponse(pieces: string[], init: ResponseInit, place: PageText | undefined): Response {
  if (!place) return new Response(pieces.join(''), init)
  const response = new Response(null, init)
  place.rendered = { response, pieces }
  return response
}
