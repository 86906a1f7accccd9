import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconSprite } from '../../scripts/icons.ts'

test('the sprite holds exactly the icons that are named', () => {
  expect(readFileSync('app/ui/icons.svg', 'utf8')).toBe(iconSprite())
})
