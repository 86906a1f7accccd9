import { describe, expect, test } from 'vitest'
import { loginPath, sitePath } from '#app/values/site-path.ts'

const origin = 'https://app.example'

describe('a path of this site', () => {
  test.each([
    ['/', '/'],
    ['/profile/3?tab=x#y', '/profile/3?tab=x#y'],
    ['/directory?search=jos%C3%A9&page=2', '/directory?search=jos%C3%A9&page=2'],
    ['/directory?organizationIds=1&organizationIds=2', '/directory?organizationIds=1&organizationIds=2'],
    ['/directory?next=//evil.example', '/directory?next=%2F%2Fevil.example'],
    ['/a/../profile/3', '/profile/3'],
    ['/directory?search=\\', '/directory?search=%5C'],
    ['/profile/3.data', '/profile/3'],
    ['/_.data', '/'],
    ['/profile/3.data?tab=x&_routes=routes%2Fprofile', '/profile/3?tab=x'],
    ['/authors', '/authors'],
  ])('%s is answered by %s', (value, path) => {
    expect(sitePath(value, origin)).toBe(path)
  })

  test.each([
    [null],
    [undefined],
    [''],
    ['profile/3'],
    ['?tab=x'],
    ['//evil.example'],
    ['///evil.example'],
    ['/.//evil.example'],
    ['/a/..//evil.example'],
    ['/%2e//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    [' //evil.example'],
    ['https://app.example@evil.example'],
    ['https://evil.example/'],
    ['https:evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['/%5Cevil.example'],
    ['/%5cevil.example'],
    ['/%2Fevil.example'],
    ['/%09/evil.example'],
    ['//[evil'],
    ['/%E0%A4%A'],
    ['/profile//3'],
    ['/.data//evil.example'],
    ['/auth'],
    ['/auth/login'],
    ['/AUTH/login'],
    ['/%61uth/login'],
    ['/auth/login.data'],
    ['/x/../auth/logout'],
    ['/endpoints/badges'],
    ['/endpoints/badges.data?_routes=x'],
    ['/auth?x'],
    ['/auth#x'],
    ['/Endpoints/x'],
    ['/%65ndpoints/x'],
    ['/endpoints/../endpoints/x'],
    ['/calendars/x/agenda.ics'],
    ['/calendars/x/agenda.ICS'],
    ['/events/1.ics/'],
    ['/profile/1/vcard'],
    ['/admin/links/export'],
    ['/%00'],
    ['/%0d%0aSet-Cookie:%20a=b'],
    ['/\u0000'],
    ['/\u0085evil.example'],
    ['/..//evil.example'],
    ['/./\\evil.example'],
    ['/;//evil.example'],
    ['/a\\..\\..//evil.example'],
    ['HTTP://app.example/'],
    ['\u00a0/profile'],
    ['\ufeff/profile'],
    [`/directory?search=${'x'.repeat(2000)}`],
    [`/directory?search=${'é'.repeat(1000)}`],
  ])('%j is none', (value) => {
    expect(sitePath(value, origin)).toBeNull()
  })

  test('what is answered once is answered the same again', () => {
    const path = sitePath('/directory.data?search=a b\\&_routes=x#é', origin)
    expect(path).toBe('/directory?search=a+b%5C#%C3%A9')
    expect(sitePath(path, origin)).toBe(path)
  })

  test('the origin may be that of a development machine', () => {
    expect(sitePath('/profile/3', 'http://localhost:3000')).toBe('/profile/3')
    expect(sitePath('//localhost:3001/profile/3', 'http://localhost:3000')).toBeNull()
  })
})

describe('the login page', () => {
  test('it keeps the whole address asked for', () => {
    const path = loginPath('/directory?search=a&page=2#top')
    expect(path).toBe('/auth/login?redirect=%2Fdirectory%3Fsearch%3Da%26page%3D2%23top')
    expect(new URL(path, origin).searchParams.get('redirect')).toBe('/directory?search=a&page=2#top')
  })

  test('without an address asked for it is bare', () => {
    expect(loginPath()).toBe('/auth/login')
  })
})
