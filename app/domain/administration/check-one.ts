import type { KindDeclaration } from './kind.server.ts'

type CheckEach = NonNullable<KindDeclaration<never>['checkEach']>
type Check = NonNullable<KindDeclaration<never>['check']>

/** The check of one content, of rules that are asked of several at once. */
export const checkOne =
  (checkEach: CheckEach): Check =>
  async (tx, content, before, { id, viewer }) => {
    const [problems = []] = await checkEach(tx, [{ content, before, id }], viewer)
    return problems
  }
