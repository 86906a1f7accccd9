type Noun = { noun: { one: string } }

/** 'Event saved and published.' */
export function savedText(
  { noun, publishes }: Noun & { publishes?: boolean },
  saving: { published: boolean },
  verb: string,
) {
  const name = noun.one.charAt(0).toUpperCase() + noun.one.slice(1)
  return saving.published && publishes ? `${name} ${verb} and published.` : `${name} ${verb}.`
}
