/** Stands in for @tanstack/react-virtual, which Headless UI imports for `virtual` lists. No list here is one. */
export function useVirtualizer(): never {
  throw new Error('No list is virtual')
}
