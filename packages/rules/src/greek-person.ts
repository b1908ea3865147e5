export interface PersonName {
  readonly FirstName: string
  readonly LastName: string
}

/**
 * First and last name, as people are named without an article.
 * ```ts
 * fullName({ FirstName: 'Άννα', LastName: 'Ίσαρη' }) // => 'Άννα Ίσαρη'
 * ```
 */
export function fullName({ FirstName, LastName }: PersonName): string {
  return `${FirstName} ${LastName}`.trim()
}

/**
 * A person's first letters, as capitals are written in Greek: `Άννα Ίσαρη` gives `ΑΙ`.
 * ```ts
 * initials({ FirstName: 'Άννα', LastName: 'Ίσαρη' }) // => 'ΑΙ'
 * ```
 */
export function initials({ FirstName, LastName }: PersonName): string {
  const first = (name: string) =>
    name.charAt(0).toUpperCase().normalize('NFD').replace('\u0301', '').normalize('NFC')
  return first(FirstName) + first(LastName)
}
