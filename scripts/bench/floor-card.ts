import type { Row } from './floor-database.ts'

/** The markup of a member's card in the directory. */
export function memberCard([id, firstName, lastName, occupation, location, programs]: Row): string {
  const name = escaped(`${firstName} ${lastName}`)
  return `<li class="card person-card"><span aria-hidden="true" class="avatar tint-1">${name.slice(0, 2)}</span><div><h2><a class="card-link" href="/profile/${id}" data-discover="true">${name}</a></h2>${paragraph(occupation)}${paragraph(location)}</div>${chips(programs as { name: string }[])}</li>`
}

function paragraph(text: unknown) {
  return text ? `<p dir="auto">${escaped(String(text))}</p>` : ''
}

function chips(programs: { name: string }[]) {
  if (programs.length === 0) return ''
  const items = programs.slice(0, 4).map(({ name }) => `<li class="chip">${escaped(name)}</li>`)
  return `<ul class="chips" aria-label="Programs">${items.join('')}</ul>`
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
