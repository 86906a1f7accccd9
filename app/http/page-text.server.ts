/** Where the renderer leaves the text of a page for whoever writes it to a socket. */
export type PageText = { answer?: Response; pieces?: string[] }

/**
 * A page as an answer. In a Response its text would be a stream, whose reading costs as much as rendering a small page; so it is left
 * beside one, if there is a place for it. It stays in pieces: V8 puts a string of more than 128 kB, which is 64 thousand
 * characters with one curly quote among them, where making it costs a millisecond.
 */
export function pageAnswer(pieces: string[], init: ResponseInit, place: PageText | undefined): Response {
  if (!place) return new Response(pieces.join(''), init)
  place.answer = new Response(null, init)
  place.pieces = pieces
  return place.answer
}
