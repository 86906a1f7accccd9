import type { Tx } from '#app/db/database.server.ts'
import type { Prisma } from '#app/db/generated/client.ts'

type Fields = Omit<Prisma.ContactInformationUncheckedUpdateInput, 'userId' | 'user'>

/** The member's row of contact information, created on the first write. It doesn't include the sign-in address. */
export async function writeContact(tx: Tx, userId: number, fields: Fields): Promise<void> {
  await tx.contactInformation.upsert({
    where: { userId },
    create: { ...(fields as Prisma.ContactInformationUncheckedCreateInput), userId },
    update: fields,
  })
}
