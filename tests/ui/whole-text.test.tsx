import { expect, test } from 'vitest'
import { RemovableChip } from '#app/ui/chip.tsx'
import { CutText } from '#app/ui/cut-text.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import { SeeMore } from '#app/ui/see-more.tsx'
import { html } from './support.tsx'

test('cut text keeps the whole text reachable', () => {
  const text = html(<CutText text="Associate, Leveraged Finance" max={10} />)
  expect(text).toBe(
    '<span aria-hidden="true" title="Associate, Leveraged Finance">Associate…</span>' +
      '<span class="sr-only">Associate, Leveraged Finance</span>',
  )
})

test('text that fits is left alone', () => {
  expect(html(<CutText text="Associate" max={10} />)).toBe('Associate')
})

test('a name stands in its own direction', () => {
  expect(html(<PersonName name="نادية حداد" />)).toBe('<bdi>نادية حداد</bdi>')
})

test('a removable chip says which filter it removes', () => {
  const chip = html(<RemovableChip to="/people" label="Consulting" />)
  expect(chip).toContain('<span class="sr-only">Remove filter: </span><bdi>Consulting</bdi>')
})

test('items after the fourth wait behind See All', () => {
  const list = html(<SeeMore items={['a', 'b', 'c', 'd', 'e']} render={(item) => item} />)
  const [shown, folded] = list.split('<details')
  expect(shown).toContain('<li>d</li>')
  expect(folded).toContain('<li>e</li>')
  expect(folded).toContain('See All')
})

test('four items need no See All', () => {
  expect(html(<SeeMore items={['a', 'b', 'c', 'd']} render={(item) => item} />)).not.toContain('See All')
})
