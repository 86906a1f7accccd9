/** Options that are their own labels. */
export const optionsOf = (choices: readonly string[]) => choices.map((value) => ({ value, label: value }))
