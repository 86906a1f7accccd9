import { expect, test } from 'vitest'
import { sniffDelimiter } from '#app/spreadsheets/sniff-delimiter.ts'

test.each([
  ['the header says it', 'a;b;c\n1,2;3,4;5,6\n1,2;3,4;5,6', ';'],
  ['a header alone', 'a\tb\tc', '\t'],
  ['one line below another header', 'a|b|c\nx;x;x;x', '|'],
  ['nothing', '', ','],
  ['one column', 'Email\na@example.org\nb@example.org', ','],
  ['a title with a comma', 'Partners, as of May\nName\tKind\tCity\nOne\tCompany\tOslo', '\t'],
  ['a comma in a title and in a header', 'Partners, as of May\nName\tOurs, or not\nOne\tyes\nTwo\tno', '\t'],
  ['a sign in one cell of each line', 'Name,Roles\nOne,a;b\nTwo,b;c', ','],
  ['a title without any', '\n\nPartners of May\n\nName;Kind\nOne;Company', ';'],
  ['quotes with line breaks', '"A, b,\nc",d\n"x;\ny;",z', ','],
  ['a header with empty cells behind it', 'Name,Kind,,,\nOne,Company\nTwo,Company', ','],
  ['lines that have nothing in common', 'Partners, as of May\nName;Kind\nOne;Company;Oslo', ','],
])('of %s', (_, text, sign) => {
  expect(sniffDelimiter(text)).toBe(sign)
})
