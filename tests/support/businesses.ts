/** A test's own businesses, with the alumni behind them. */
import { randomUUID } from 'node:crypto'
import type { Prisma } from '#app/db/generated/client.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { type Asking, db, visit } from './app.ts'

type Columns = Partial<Prisma.OrganizationUncheckedCreateInput> & { alumni?: number[] }

export async function newBusiness({
  name = `Business ${randomUUID()}`,
  alumni = [],
  ...columns
}: Columns = {}) {
  const { id } = await db().organization.create({
    data: {
      name,
      sortKey: sortKey(name),
      searchKey: fold(name),
      isBusiness: true,
      businessAlumni: { connect: alumni.map((who) => ({ id: who })) },
      ...columns,
    },
  })
  return id
}

export async function offeringType(name: string): Promise<number> {
  const { id } = await db().tag.findFirstOrThrow({ where: { type: 'OFFERING_TYPE', name } })
  return id
}

export async function registry(search = '', asking: Asking = {}) {
  const { page, status, response } = await visit(`/alumni-business-registry${search}`, asking)
  return { page, status, response, names: page.texts('.cards h2') }
}

/** Removes all others from the registry. */
export const emptyRegistry = () => db().organization.updateMany({ data: { isBusiness: false } })
