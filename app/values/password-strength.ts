export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/**
 * A rough estimate for a hint while typing, from the length and the number of distinct characters: long, varied
 * passwords take longer to guess. Nothing is decided by it.
 */
export function passwordStrength(password: string, minimum: number): PasswordStrength {
  const characters = [...password]
  if (characters.length < minimum) return 'short'
  const varied = new Set(characters.map((it) => it.toLowerCase())).size
  const runs = /(.)\1\1|0123|1234|2345|3456|4567|5678|6789|abcd|qwer|asdf|passwor/i.test(password)
  if (runs || varied < 6 || characters.length < 10) return 'weak'
  return characters.length >= 14 && varied >= 8 ? 'strong' : 'fair'
}
