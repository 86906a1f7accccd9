/** What is worth knowing about lines of a file: what is to be said of many is said once. */
export function gatherNotes() {
  const names = new Map<string, string[]>()
  return {
    add(note: string, name: string): void {
      const known = names.get(note)
      if (known) known.push(name)
      else names.set(note, [name])
    },
    said: (): string[] =>
      [...names].flatMap(([note, [first = '', ...others]]) =>
        others.length < MANY
          ? [first, ...others].map((name) => `${name}: ${note}`)
          : [`${first} and ${others.length.toLocaleString('en-US')} others: ${note}`],
      ),
  }
}

const MANY = 3
