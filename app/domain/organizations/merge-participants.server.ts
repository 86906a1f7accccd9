import type { Tx } from '#app/db/database.server.ts'

type Pair = { from: number; into: number }

/**
 * Both at one event are one participant there, who has accepted if either has. People whom both send come once, to the
 * sessions of both; action items keep what is done. Six statements.
 */
export async function mergeParticipants(tx: Tx, { from, into }: Pair): Promise<void> {
  await tx.$executeRaw`
    UPDATE "PartnerParticipant" kept SET "updatedAt" = now(), role = coalesce(kept.role, gone.role),
      "emailedAt" = coalesce(kept."emailedAt", gone."emailedAt"),
      status = CASE WHEN 'ACCEPTED' IN (kept.status::text, gone.status::text) THEN 'ACCEPTED' ELSE kept.status END
    FROM "PartnerParticipant" gone
    WHERE kept."organizationId" = ${into} AND gone."organizationId" = ${from} AND gone."eventId" = kept."eventId"`
  await tx.$executeRaw`
    UPDATE "ActionItem" i SET "participantId" = kept.id, version = i.version + 1
    FROM "PartnerParticipant" gone JOIN "PartnerParticipant" kept ON kept."eventId" = gone."eventId"
    WHERE kept."organizationId" = ${into} AND gone."organizationId" = ${from} AND i."participantId" = gone.id`
  await tx.$executeRaw`
    WITH people AS (
      SELECT a.id, first_value(a.id) OVER (
          PARTITION BY a."eventId", coalesce('user ' || a."userId", 'guest ' || lower(a.email), 'row ' || a.id)
          ORDER BY a."organizationId" <> ${into}, a.id) AS kept
      FROM (SELECT a.id, a."userId", a.email, p."eventId", p."organizationId"
        FROM "PartnerAttendee" a JOIN "PartnerParticipant" p ON p.id = a."participantId"
        WHERE p."organizationId" IN (${from}, ${into})) a),
    added AS (
      INSERT INTO "_EventSessionToPartnerAttendee" ("A", "B")
      SELECT DISTINCT s."A", people.kept FROM people JOIN "_EventSessionToPartnerAttendee" s ON s."B" = people.id
      WHERE people.kept <> people.id ON CONFLICT DO NOTHING)
    DELETE FROM "PartnerAttendee" a USING people WHERE people.id = a.id AND people.kept <> people.id`
  await tx.$executeRaw`
    UPDATE "PartnerAttendee" a SET "participantId" = kept.id, version = a.version + 1
    FROM "PartnerParticipant" gone JOIN "PartnerParticipant" kept ON kept."eventId" = gone."eventId"
    WHERE kept."organizationId" = ${into} AND gone."organizationId" = ${from} AND a."participantId" = gone.id`
  await tx.$executeRaw`
    UPDATE "DeletedActionItem" i SET "participantId" = kept.id
    FROM "PartnerParticipant" gone JOIN "PartnerParticipant" kept ON kept."eventId" = gone."eventId"
    WHERE kept."organizationId" = ${into} AND gone."organizationId" = ${from} AND i."participantId" = gone.id`
  await tx.$executeRaw`
    DELETE FROM "PartnerParticipant" gone USING "PartnerParticipant" kept
    WHERE kept."organizationId" = ${into} AND gone."organizationId" = ${from} AND gone."eventId" = kept."eventId"`
}
