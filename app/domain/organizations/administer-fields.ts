import { ownImage } from '#app/values/own-image.ts'
import {
  type Field,
  oneChosen,
  oneOf,
  oneSearched,
  type Section,
  someChosen,
  textLine,
  textLines,
  webAddress,
  yesNo,
} from '../administration/fields.ts'
import { someSearched } from '../administration/several-fields.ts'
import type { AdministrationPermission } from '../viewer/administration.ts'
import { organizationTypes } from './admin-list.ts'

const logo: Field = {
  ...textLine('Logo', { also: ['Logo address'] }),
  suggests: 'images',
  hint: 'Upload it under “Files” first; its web address is suggested here and starts with /. Without one, pages show initials.',
}

/** Members of one of its join tables, in which an organization stands first. */
const people = (label: string, table: string, permission?: AdministrationPermission) =>
  someSearched(label, {
    lookup: 'members',
    table: 'User',
    join: { table, own: 'A', other: 'B' },
    noun: { one: 'member', many: 'members' },
    permission,
  })

export const organizationFields = {
  name: textLine('Name', {
    required: 'Please enter the name.',
    also: ['Account name', 'Company name', 'Organization name', 'Organization', 'Company'],
  }),
  type: oneOf('Kind', organizationTypes, { also: ['Account type', 'Organization type'] }),
  industry: textLine('Industry'),
  website: webAddress('Website'),
  city: textLine('City', { also: ['Billing city'] }),
  state: textLine('State', { also: ['Billing state', 'Billing state/province'] }),
  logoUrl: logo,
  sfId: textLine('CRM key', {
    hint: 'What the organization’s CRM calls it. Files find it by this key.',
    also: ['Account ID', 'Account ID (18)', 'Salesforce ID', 'Record ID'],
  }),
}

/** What the registry of alumni businesses shows. */
export const businessFields = {
  businessAlumni: people('Alumni behind it', '_businessAlumni'),
  shortDescription: textLine('Short description'),
  description: textLines('Description'),
  offeringTypeId: oneChosen('What it offers', 'offeringTypes'),
  mltPromotionalCode: textLine('Discount code', { max: 100 }),
  facebook: webAddress('Facebook page'),
  twitter: textLine('Twitter handle'),
  instagram: textLine('Instagram handle'),
  linkedinUrl: webAddress('LinkedIn page'),
}

export const organizationSections: Section[] = [
  { title: 'Organization', fields: organizationFields },
  {
    title: 'Partner',
    fields: {
      isPartner: yesNo('It’s a partner', { hint: 'Listed in partner management and on the partner hubs.' }),
      ownerId: oneSearched('Relationship manager', 'members', { hint: 'Who looks after it here.' }),
      contacts: people('Contacts there', '_contacts'),
      managers: people('Partner managers', '_managers', 'managedOrganizations'),
      programs: someChosen('Programs it’s a partner of', 'programs', {
        table: '_programPartners',
        own: 'A',
        other: 'B',
      }),
    },
  },
  {
    title: 'Alumni business',
    fields: {
      isBusiness: yesNo('It’s in the alumni business registry', {
        hint: 'Everyone can see it there, also without signing in. Those that alumni add are first published under “Alumni businesses”.',
      }),
      ...businessFields,
    },
  },
]

export const isLogo = (value: unknown) =>
  value === null || (typeof value === 'string' && ownImage(value) !== null)
