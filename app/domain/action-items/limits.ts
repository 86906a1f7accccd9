/** In code points. Separate from the schema, so that the form's page doesn't load it. */
export const NAME_MAX = 255
export const DESCRIPTION_MAX = 2000
export const URL_MAX = 2000
