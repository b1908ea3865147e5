/**
 * Which field of a project has the registry number, the tax number and so on: what a field is called, and
 * whether it is kept with the person or with their place in the project, is for its project to say.
 */

/** What a field can be declared to mean, and the name by which records and forms know it. */
export const MEANING_NAMES = {
  kayas: 'kayas',
  afm: 'afm',
  amka: 'amka',
  birthDate: 'birth_date',
  gender: 'gender',
  municipality: 'municipality',
} as const

/** A meaning that the product knows, whatever a project calls the field. */
export type FieldMeaning = keyof typeof MEANING_NAMES

export const FIELD_MEANINGS = Object.keys(MEANING_NAMES) as readonly FieldMeaning[]

/** Names of a date of birth, without what parts their words. */
const BIRTH_NAMES: ReadonlySet<string> = new Set([
  'birth',
  'birthdate',
  'birthday',
  'dateofbirth',
  'dob',
])

/** As much of a field as decides what it means. */
export interface Meant {
  readonly Name: string
  readonly Type: string
  readonly Means?: FieldMeaning | undefined
}

/** What a field's name says that it means, in any case; undefined for nothing that is known. */
function meaningOfName(name: string): FieldMeaning | undefined {
  const plain = name.toLowerCase()
  if (BIRTH_NAMES.has(plain.replaceAll(/[^a-z]/g, ''))) return 'birthDate'
  return FIELD_MEANINGS.find((meaning) => MEANING_NAMES[meaning] === plain)
}

/**
 * What a field means by itself: as it declares, else as its name says.
 * ```ts
 * meaningOf({ Name: 'Kayas', Type: 'text' }) // => 'kayas'
 * meaningOf({ Name: 'reg_no', Type: 'text', Means: 'kayas' }) // => 'kayas'
 * ```
 */
export function meaningOf({ Name, Means }: Omit<Meant, 'Type'>): FieldMeaning | undefined {
  return Means ?? meaningOfName(Name)
}

/** Types that say what a field means where it is the only one of them. */
const TELLING_TYPES: ReadonlySet<string> = new Set(['afm', 'amka'])

/**
 * The fields of a project that mean something: those that declare it; where none does, those whose name
 * says so, in any case; else the only one whose Type does.
 * ```ts
 * fieldsMeaning([{ Name: 'afm', Type: 'text' }, { Name: 'tax', Type: 'afm', Means: 'afm' }], 'afm').map((one) => one.Name) // => ['tax']
 * ```
 */
export function fieldsMeaning<Field extends Meant>(
  fields: readonly Field[],
  meaning: FieldMeaning,
): readonly Field[] {
  const declared = fields.filter(({ Means }) => Means === meaning)
  if (declared.length > 0) return declared
  const undeclared = fields.filter(({ Means }) => Means === undefined)
  const named = undeclared.filter(({ Name }) => meaningOfName(Name) === meaning)
  if (named.length > 0) return named
  const typed = undeclared.filter(({ Type }) => Type.toLowerCase() === meaning)
  return TELLING_TYPES.has(meaning) && typed.length === 1 ? typed : []
}

/** Where a value is kept: with the person, or with their place in the project. */
export interface KnownPlace {
  readonly place: 'person' | 'membership'
  readonly name: string
}

export interface FieldLists<Field extends Meant> {
  readonly Fields?: readonly Field[] | undefined
  readonly ProjectFields?: readonly Field[] | undefined
}

/**
 * Where a project keeps what has a meaning, what it keeps with the place first. A project that has no field
 * for it keeps it under the name of the meaning, in either place.
 *
 * @param lists the fields of all profile types as one (see mergeFields).
 * ```ts
 * placesOf({ Fields: [{ Name: 'Kayas', Type: 'text' }] }, 'kayas') // => [{ place: 'person', name: 'Kayas' }]
 * placesOf({}, 'afm') // => [{ place: 'membership', name: 'afm' }, { place: 'person', name: 'afm' }]
 * ```
 */
export function placesOf<Field extends Meant>(
  { Fields = [], ProjectFields = [] }: FieldLists<Field>,
  meaning: FieldMeaning,
): readonly KnownPlace[] {
  const meant = fieldsMeaning([...ProjectFields, ...Fields], meaning)
  const placed = (list: readonly Field[], place: KnownPlace['place']): KnownPlace[] =>
    list.filter((field) => meant.includes(field)).map(({ Name }) => ({ place, name: Name }))
  const places = [...placed(ProjectFields, 'membership'), ...placed(Fields, 'person')]
  if (places.length > 0) return places
  const name = MEANING_NAMES[meaning]
  return [
    { place: 'membership', name },
    { place: 'person', name },
  ]
}

export type Values = Readonly<Record<string, unknown>>

/** Whether anything is kept there. */
export const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== ''

/** The two sets of values that are kept of a person in a project. */
interface Kept {
  readonly person: Values
  readonly membership: Values
}

/**
 * Reads what is known of people of a project, by the names of the fields and, where they mean something, by
 * the names of the meanings: whoever reads a registry number reads `kayas` of it.
 * ```ts
 * withMeanings({ Fields: [{ Name: 'reg', Type: 'text', Means: 'kayas' }] })({ person: { reg: '7' }, membership: {} }) // => { reg: '7', kayas: '7' }
 * ```
 */
export function withMeanings<Field extends Meant>(
  lists: FieldLists<Field>,
): (kept: Kept) => Record<string, unknown> {
  const known = FIELD_MEANINGS.map((meaning) => ({
    name: MEANING_NAMES[meaning],
    places: placesOf(lists, meaning),
  }))
  return (kept) => {
    const values: Record<string, unknown> = { ...kept.person, ...kept.membership }
    for (const { name, places } of known) {
      const found = places.map((one) => kept[one.place][one.name]).find(isGiven)
      if (found !== undefined) values[name] = found
      // What another project keeps under the name is not this one's to read.
      else delete values[name]
    }
    return values
  }
}

/**
 * Values that stand under other names than a project's fields, under these too where both mean the same:
 * the answers to a form, or a number that the product gives.
 * ```ts
 * inFieldsOf([{ Name: 'reg', Type: 'text', Means: 'kayas' }], { KAYAS: '7' }) // => { KAYAS: '7', reg: '7' }
 * ```
 */
export function inFieldsOf<Field extends Meant>(
  fields: readonly Field[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const named: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    const meaning = meaningOfName(name)
    const field = meaning && fieldsMeaning(fields, meaning)[0]
    if (field && value !== '') named[field.Name] = value
  }
  return { ...values, ...named, ...keepOwn(fields, values) }
}

/** What stands under a field's own name is that field's. */
const keepOwn = (
  fields: readonly { readonly Name: string }[],
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(fields.flatMap(({ Name }) => (values[Name] ? [[Name, values[Name]]] : [])))
