import { describe, expect, test } from 'vitest'
import { cardFileName, vcardOf } from '#app/domain/members/vcard.ts'

const facts = {
  prefix: 'Dr.',
  middleName: 'José; M.',
  firstName: 'Tomás',
  lastName: 'Álvarez',
  title: 'Analyst; Lead',
  organization: 'Acme, Inc. \\ Co',
  email: 'tomas@example.org',
  phone: '+1 312 555 0123',
  location: 'Chicago, IL',
  links: ['https://example.org/tomas'],
  profile: 'https://community.example.org/profile/7',
}
const linesOf = (card: string) => card.replace(/\r\n /g, '').split('\r\n')

describe('a contact card', () => {
  test('says who it is and how to reach them, with what separates values escaped', () => {
    expect(linesOf(vcardOf(facts))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Álvarez;Tomás;José\\; M.;Dr.;',
      'FN:Dr. Tomás José\\; M. Álvarez',
      'ORG:Acme\\, Inc. \\\\ Co',
      'TITLE:Analyst\\; Lead',
      'EMAIL;TYPE=INTERNET:tomas@example.org',
      'TEL:+1 312 555 0123',
      'ADR:;;;Chicago\\, IL;;;',
      'URL:https://example.org/tomas',
      'URL:https://community.example.org/profile/7',
      'END:VCARD',
      '',
    ])
  })

  test('says nothing of what it does not know', () => {
    const card = vcardOf({
      ...facts,
      title: null,
      organization: null,
      email: null,
      phone: null,
      location: null,
      links: [],
    })
    expect(card).not.toMatch(/^(ORG|TITLE|EMAIL|TEL|ADR)/m)
  })

  test('folds its lines at 75 octets and tears no character apart', () => {
    const card = vcardOf({ ...facts, title: '語👩‍🔬é'.repeat(60) })
    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(linesOf(card)).toContain(`TITLE:${'語👩‍🔬é'.repeat(60)}`)
  })

  test('takes no line of its own from a name', () => {
    const card = vcardOf({ ...facts, firstName: 'Eve\r\nTEL:+1 900 555 0100', email: 'a@b\nNOTE:x' })
    expect(card.match(/^TEL/gm)).toHaveLength(1)
    expect(card).not.toMatch(/^NOTE/m)
  })

  test.each([
    ['Tomás', 'Álvarez', 'tomas-alvarez.vcf'],
    ['Renée', "O'Connell-Baptiste", 'renee-oconnell-baptiste.vcf'],
    ['../..', '"\r\nX: y', 'x-y.vcf'],
    ['李', '伟', 'contact.vcf'],
  ])('of %s %s is in a file of plain letters', (firstName, lastName, name) => {
    expect(cardFileName({ firstName, lastName })).toBe(name)
  })
})
