import { expect, test } from 'vitest'
import { AddressText } from '#app/ui/address-text.tsx'
import { RemovableChip } from '#app/ui/chip.tsx'
import { PersonName } from '#app/ui/person-name.tsx'
import { SeeMore } from '#app/ui/see-more.tsx'
import { html } from './support.tsx'

test('an address may break after its signs', () => {
  expect(html(<AddressText address="imani.okafor@example.org" />)).toBe(
    '<bdi class="wrap-anywhere">imani.<wbr/>okafor@<wbr/>example.<wbr/>org</bdi>',
  )
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
