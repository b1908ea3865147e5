import { fullName, type PersonName } from './greek-person.ts'
import { fold } from './greek-text.ts'

type Gender = 'masculine' | 'feminine' | 'unknown'

/** Men's names that end in a consonant other than sigma. */
const MASCULINE = new Set([
  'ραφαηλ',
  'μιχαηλ',
  'γαβριηλ',
  'δανιηλ',
  'εμμανουηλ',
  'ιωσηφ',
  'δαβιδ',
  'αβρααμ',
])

/** Women's names that end in sigma or a consonant. */
const FEMININE = new Set(['αρτεμισ', 'ιρισ', 'ελισαβετ', 'αλκηστισ', 'ραχηλ'])

/** What the name's ending says; no more than the article and the accusative need. */
function genderOf(firstName: string): Gender {
  const first = fold(firstName).split(/[\s\u2010-\u2015-]/)[0] ?? ''
  if (!/^\p{Script=Greek}+$/u.test(first)) return 'unknown'
  if (FEMININE.has(first)) return 'feminine'
  if (MASCULINE.has(first) || first.endsWith('σ')) return 'masculine'
  return /[αηω]$|ου$/.test(first) ? 'feminine' : 'unknown'
}

/**
 * How a Greek sentence begins with a person: `Η Μαρία Νικολάου`, `Ο Γιώργος Ρήγας`. Without an
 * article where the name does not tell which.
 * ```ts
 * greekSubject({ FirstName: 'Μαρία', LastName: 'Νικολάου' }) // => 'Η Μαρία Νικολάου'
 * ```
 */
export function greekSubject(person: PersonName): string {
  const article = { masculine: 'Ο ', feminine: 'Η ', unknown: '' }[genderOf(person.FirstName)]
  return article + fullName(person)
}

/**
 * A person in the accusative: `τη Μαρία Νικολάου`, `την Άννα Νικολάου`, `τον Γιώργο Ρήγα`. Without
 * an article the name stays as it is.
 * ```ts
 * greekObject({ FirstName: 'Γιώργος', LastName: 'Ρήγας' }) // => 'τον Γιώργο Ρήγα'
 * ```
 */
export function greekObject(person: PersonName): string {
  switch (genderOf(person.FirstName)) {
    case 'masculine':
      return `τον ${accusative(person.FirstName)} ${accusative(person.LastName)}`.trim()
    case 'feminine':
      return `${keepsNu(person.FirstName) ? 'την' : 'τη'} ${fullName(person)}`
    case 'unknown':
      return fullName(person)
  }
}

/** Each word of a man's name loses its final sigma. */
function accusative(name: string): string {
  return name.replace(/(?<=\p{Script=Greek})[ςΣ](?=$|[\s\u2010-\u2015-])/gu, '')
}

/** «την» stays whole before a vowel, κ, π, τ, ξ, ψ and the pairs μπ, ντ, γκ, τσ, τζ. */
function keepsNu(name: string): boolean {
  return /^(?:[αεηιουω]|[κπτξψ]|μπ|ντ|γκ)/.test(fold(name))
}
