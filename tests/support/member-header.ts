/** The columns of a list of members as it comes out of another system. */
export const HEADER =
  'sfId,email,firstName,lastName,roles,program,programYear,organization,title,city,state,country'
