/** In code points. Beside the schema, so that the form's page needs none of it. */
export const NAME_MAX = 255
export const DESCRIPTION_MAX = 2000
export const URL_MAX = 2000
