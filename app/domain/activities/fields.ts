import { normalizeText } from '#app/values/text.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import { type Content, rowsOf } from '../administration/content.ts'
import { type Field, oneOf, type RowsField, textLine, textLines } from '../administration/fields.ts'
import { ADDRESS_MAX, isOwnPath } from '../administration/own-address.ts'

const kinds = { TEXT: 'Text', IMAGE: 'Image', VIDEO: 'Video', FILE: 'File' }

const SECTIONS_MAX = 50
const ELEMENTS_MAX = 50

/** A web page, or a path of this site. */
const address: Field = {
  label: 'Address',
  input: 'url',
  suggests: 'files',
  hint: 'Of an image, video or file. Uploads are under “Files”. Images are shown from this site alone: theirs starts with /.',
  optional: true,
  max: ADDRESS_MAX,
  schema: z
    .string()
    .default('')
    .transform((typed, context): string | null => {
      const text = normalizeText(typed)
      const found = isOwnPath(text) ? text : webUrl(text)
      if ((found || !text) && text.length <= ADDRESS_MAX) return found
      const message =
        'Please enter a full web address, starting with https://, or one of this site, starting with /.'
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
}

/** What an announcement or a resource says: sections of texts, images, videos and files. */
export const sectionsField = (parent: 'announcementId' | 'resourceId'): RowsField => ({
  label: 'Sections',
  noun: { one: 'section', many: 'sections' },
  max: SECTIONS_MAX,
  table: 'Activity',
  parent,
  position: 'position',
  fields: {
    name: textLine('Heading'),
    elements: {
      label: 'Content',
      noun: { one: 'element', many: 'elements' },
      max: ELEMENTS_MAX,
      table: 'ActivityElement',
      parent: 'activityId',
      position: 'position',
      fields: {
        kind: oneOf('Type', kinds, { required: 'Please choose what it is.' }),
        text: {
          ...textLines('Text', {
            max: 100_000,
            hint: 'A text in Markdown: **bold**, _italic_, lists and [links](https://example.org). Of an image, what it shows; of a video or file, its name.',
          }),
          input: 'markdown',
          optional: false,
        },
        url: address,
      },
      derive: ({ text }) => ({ text: text ?? '' }),
    },
  },
})

const MISSING = {
  TEXT: 'Please enter the text.',
  IMAGE: 'Please describe the image for those who can’t see it.',
  VIDEO: 'Please enter what the video is called.',
  FILE: 'Please enter what the file is called.',
}

/** What is missing in the sections for members to see all of it, by the path of the field. */
export function checkSections({ activities }: Content) {
  return rowsOf(activities).flatMap(({ elements }, section) =>
    rowsOf(elements).flatMap(({ kind, text, url }, place) => {
      const at = `activities[${section}].elements[${place}]`
      return [
        ...(text ? [] : [{ path: `${at}.text`, message: MISSING[kind as keyof typeof MISSING] }]),
        ...addressProblems(kind, url).map((message) => ({ path: `${at}.url`, message })),
      ]
    }),
  )
}

function addressProblems(kind: unknown, url: unknown): string[] {
  if (kind === 'TEXT')
    return url ? ['Only images, videos and files have a web address. Put links in the text.'] : []
  if (typeof url !== 'string') return ['Please enter the address.']
  return kind === 'IMAGE' && !isOwnPath(url)
    ? ['Images are shown from this site alone. Please enter an address that starts with /.']
    : []
}

/** Sections that members don't see. */
export function noteEmptySections({ activities }: Content): string[] {
  const empty = rowsOf(activities).filter(({ elements }) => rowsOf(elements).length === 0)
  return empty.map(
    ({ name }) => `The section ${name ? `“${name}”` : 'without a heading'} has no content and isn’t shown.`,
  )
}
