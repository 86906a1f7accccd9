import { describe, expect, test } from 'vitest'
import { withoutSecrets } from '#app/values/without-secrets.ts'

const TOKEN = 'aB3_'.repeat(11)
const encoded = Array.from(TOKEN, (it) => `%${it.charCodeAt(0).toString(16)}`).join('')

describe('what may be secret is left out', () => {
  test.each([
    [
      `The URL path "/calendars/${TOKEN}%zz/agenda.ics" could not be decoded`,
      'The URL path "/calendars/…/agenda.ics" could not be decoded',
    ],
    [`/auth/reset/${TOKEN.slice(0, 20)}%${TOKEN.slice(20)}`, '/auth/reset/…'],
    [`/auth/reset/${TOKEN.slice(0, 20)}%e0%a4${TOKEN.slice(20)}`, '/auth/reset/…'],
    [`/auth/reset/%${TOKEN}`, '/auth/reset/…'],
    [`/auth/reset/${encoded}`, '/auth/reset/…'],
    [`/auth/reset/${encoded.replaceAll('%', '%25')}`, '/auth/reset/…'],
    [`no such session: ${'0f'.repeat(32)}.`, 'no such session: ….'],
    [
      'connect postgres://network:hunter2@db.example.org/network failed',
      'connect postgres://…@db.example.org/network failed',
    ],
    ['smtps://key%40example.org:p%2Fw@mail.example.org:465', 'smtps://…@mail.example.org:465'],
    ['550 No such user imani.okafor+news@mail.example.org here', '550 No such user …@… here'],
    ['GET /directory?search=Imani Okafor', 'GET /directory?… Okafor'],
    ['host=db user=network password=hunter2 dbname=x', 'host=db user=network password=… dbname=x'],
    ['SMTP_PASSWORD=hunter2', 'SMTP_PASSWORD=…'],
    ['token=abc&x=1', 'token=…&x=1'],
    ['{"password":"four unrelated words"}', '{"password":"…"}'],
    [String.raw`{"password":"a\"b"}`, '{"password":"…"}'],
    [String.raw`{"body":"{\"password\":\"hunter2\"}"}`, String.raw`{"body":"{\"password\":\"…\"}"}`],
    ['{"passwordConfirmation":"four words"}', '{"passwordConfirmation":"…"}'],
    ['{"password":["one","two"]}', '{"password":[…]}'],
    ['password: hunter2', 'password: …'],
    ['Password = hunter2', 'Password = …'],
    ['password="four unrelated words"', 'password="…"'],
    ['{ token: `abc` }', '{ token: `…` }'],
    ['password%3Dhunter2', 'password=…'],
    ['passwd=hunter2 pwd=hunter3', 'passwd=… pwd=…'],
    ['api_key=abc123', 'api_key=…'],
    ['X-Api-Key: abc123', 'X-Api-Key: …'],
    ['S3_SECRET_ACCESS_KEY=wJal/K7', 'S3_SECRET_ACCESS_KEY=…'],
    ['createdb --password hunter2', 'createdb --password …'],
    ['mysql --password=hunter2', 'mysql --password=…'],
    ['"token" : "abc"', '"token" : "…"'],
    ['secret: "abc def"', 'secret: "…"'],
    ['{"a":{"secretKey":"x y"}}', '{"a":{"secretKey":"…"}}'],
    ['accessToken=abc.def csrf_token=x', 'accessToken=… csrf_token=…'],
    ['access-key: abc', 'access-key: …'],
    ['sftp://imani@host', 'sftp://…@host'],
    ['imani@example.org; wen@example.org', '…@…; …@…'],
    ['mail imani@mail.example.co.uk.', 'mail …@….'],
    ['AUTH LOGIN aW1hbmk=', 'AUTH LOGIN …'],
    ['Proxy-Authorization: Negotiate YII=', 'Proxy-Authorization: Negotiate …'],
    ['to tomás@exämple.org failed', 'to …@… failed'],
    ['<imani@例え.テスト>', '<…@…>'],
    ['"imani okafor"@example.org', '…@…'],
    ['/search imani%2540example.org', '/search …@…'],
    ['Key (email)=(imani@example.org) already exists.', 'Key (email)=(…@…) already exists.'],
    ["{ token: 'abc def' }", "{ token: '…' }"],
    ['postgres://u:p@ss@db/network', 'postgres://…@db/network'],
    ['postgres://u:p/w@db.example.org/x', 'postgres://…@db.example.org/x'],
    ['redis://:pw@cache:6379', 'redis://…@cache:6379'],
    ['https://user@example.org/', 'https://…@example.org/'],
    ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: Basic …'],
    ['authorization: Bearer abc.def', 'authorization: Bearer …'],
    ['AUTH PLAIN AGltYW5pAHB3', 'AUTH PLAIN …'],
    ['smtp: 535 5.7.8 imani@example.org denied', 'smtp: 535 5.7.8 …@… denied'],
    ['"Imani Okafor" <imani@example.org>', '"Imani Okafor" <…@…>'],
    ['to=<imani@example.org>,', 'to=<…@…>,'],
    ['mailto:imani@example.org', 'mailto:…@…'],
    ['/search imani%40example.org', '/search …@…'],
    ['GET /a?b=c#d HTTP/1.1', 'GET /a?… HTTP/1.1'],
    ['/mail/unsubscribe/12.0b51c2a4-0c9e-4f5a-8d1e-2f3a4b5c6d7e', '/mail/unsubscribe/12.…'],
    [`Cookie: session=${TOKEN}; theme=dark`, 'Cookie: session=…; theme=dark'],
    [
      'see https://community.example.org/auth/reset?a=1&b=2 there',
      'see https://community.example.org/auth/reset?… there',
    ],
  ])('of %j', (text, expected) => {
    expect(withoutSecrets(text)).toBe(expected)
  })
})

test.each([
  '{"level":30,"requestId":"0123456789ab","path":"/profile/1/contact/message","status":303,"ms":12}',
  '    at Object.query (/srv/app/node_modules/@prisma/client/runtime/client.js:12:34)',
  'SESSION_SECRET: must have at least 32 characters',
  'ready on https://community.example.org',
  '{"path":"/%22%5c"}',
  '{"token":null,"msg":"the form token has expired"}',
  'SyntaxError: Unexpected token < in JSON',
  'SESSION_SECRET: must not be the development default',
  'What is this? Nothing.',
  'no password given on the forgot-password page',
  'key=abc',
])('%s stays as it is', (text) => {
  expect(withoutSecrets(text)).toBe(text)
})

test.each(['a', 'a.', '-', '/', 'a://', 'pwd', 'token:"', '"', String.raw`\\`, 'a@'])(
  'a long line of %j is read as fast as many short ones',
  (unit) => {
    const before = process.cpuUsage()
    withoutSecrets(unit.repeat(Math.ceil(40_000 / unit.length)))
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
  },
)
