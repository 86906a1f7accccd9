import { Role } from '#app/db/generated/enums.ts'

const synonyms: Record<string, Role> = {
  risingleader: Role.FELLOW,
  alumnus: Role.ALUMNI,
  alumna: Role.ALUMNI,
}

const rolesByKey = new Map([
  ...Object.values(Role).map((role) => [keyOf(role), role] as const),
  ...Object.entries(synonyms),
])

/** 'Event Manager', 'event_manager' and 'EVENT-MANAGER' are one role. */
export function roleNamed(name: string): Role | undefined {
  return rolesByKey.get(keyOf(name))
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}
