/** A server that writes the text of a page itself finds it here, beside the Response that stands for the page. */
export type PageText = { rendered?: { response: Response; pieces: string[] } }

/**
 * A page as a Response: without a body where there is a place for its text. As a body it would be a stream, which costs as much to
 * read back as a small page costs to render. The text stays in pieces, because V8 puts a string of more than 128 kB where it costs a
 * millisecond to make: that is some 64,000 characters with one curly quote among them.
 */
export function pageResponse(pieces: string[], init: ResponseInit, place: PageText | undefined): Response {
  if (!place) return new Response(pieces.join(''), init)
  const response = new Response(null, init)
  place.rendered = { response, pieces }
  return response
}
