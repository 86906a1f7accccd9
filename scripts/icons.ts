// Writes app/ui/icons.svg, the sprite of the icons that app/ui/icon-names.ts lists: `node scripts/icons.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { iconSources } from '#app/ui/icon-names.ts'

const lucide = new URL('./icons/', import.meta.resolve('lucide-static/package.json'))

function symbol([name, source]: [string, string]) {
  const svg = readFileSync(new URL(`${source}.svg`, lucide), 'utf8')
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.indexOf('</svg>'))
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/\s*\n\s*/g, '').replaceAll(' />', '/>')}</symbol>`
}

export function iconSprite() {
  const symbols = Object.entries(iconSources).map(symbol)
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true"><!-- Lucide (ISC), lucide.dev -->\n${symbols.join('\n')}\n</svg>\n`
}

if (import.meta.main) {
  writeFileSync(fileURLToPath(new URL('../app/ui/icons.svg', import.meta.url)), iconSprite())
}
