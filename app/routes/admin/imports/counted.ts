/** '1 member', '2,000 members'. */
export const counted = (count: number, { one, many }: { one: string; many: string }) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
