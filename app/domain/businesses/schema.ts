import { line, optionalLine, optionalLines } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import { handle, pageAddress } from '../own-profile/online-presence.ts'
import { version } from '../own-profile/version.ts'

const facts = {
  name: line({ required: 'Please enter the name of your business.', max: 255 }),
  shortDescription: optionalLine(255),
  description: optionalLines(5000),
  offeringTypeId: optionalLine(20),
  website: pageAddress('Please enter a full web address, starting with https://'),
  linkedinUrl: pageAddress('Please enter a LinkedIn link, such as https://www.linkedin.com/company/name', [
    'linkedin.com',
  ]),
  twitter: handle('Twitter', 16),
  instagram: handle('Instagram', 30),
  facebook: pageAddress('Please enter a Facebook link, such as https://www.facebook.com/name', [
    'facebook.com',
    'fb.com',
  ]),
  mltPromotionalCode: optionalLine(100),
}

export const AddBusinessSchema = z.object({
  ...facts,
  formKey: z.uuid({ error: 'This form has expired. Reload the page and try again.' }),
})

export const EditBusinessSchema = z.object({ ...facts, version })

/** What alumni say of their business; the offering by its id, as the form sends it. */
export type BusinessFacts = Omit<z.output<typeof EditBusinessSchema>, 'version'>
