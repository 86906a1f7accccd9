export const fileAddress = (key: string) => `/files/${key}`

/** The key of an uploaded file, from the address at which it is served. */
export const fileKey = (address: string): string | null =>
  address.match(/^\/files\/([0-9a-f]{32})$/)?.[1] ?? null
