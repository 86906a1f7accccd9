/** A list of members as it comes out of another system. */
export const HEADER =
  'sfId,email,firstName,lastName,roles,program,programYear,organization,title,city,state,country'

export const IMANI =
  '003X1,imani.import@example.org,Imani,Okafor-Import,Alumni,MBA Prep,2024,Northwind Foundry,Analyst,Chicago,IL,US'
export const WEN = ',wen.import@example.org,Wen,Li-Import,Fellow|Alumni,Career Prep,2020,,,Lagos,,Nigeria'
