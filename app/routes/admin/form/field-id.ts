/** `sessions[1].name` as an id that links can lead to. */
export const fieldId = (name: string) => name.replace(/\W+/g, '-').replace(/-$/, '')
