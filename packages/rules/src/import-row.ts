/** What a row of an import has to be: the page says so before it is sent, the server decides. */
import { isSheetError } from './cell-text.ts'
import { isMaskedValue, type FieldKind } from './field-kinds.ts'
import { readFieldValue, type PlaceReader } from './field-values.ts'
import { sortKey } from './greek-text.ts'
import { fieldsMeaning } from './known-fields.ts'
import { fromSheet } from './sheet-value.ts'

/** Standard fields (spec §3, User), which every person has whatever a project configures. */
export const STANDARD_FIELDS: readonly FieldKind[] = [
  { Name: 'first_name', Type: 'text' },
  { Name: 'last_name', Type: 'text' },
  { Name: 'email', Type: 'email' },
]

/** Of these a person has at least one. */
const NAMES = ['first_name', 'last_name']

/** The longest text of a name, and of any other field. */
const MAX_LENGTH = { name: 100, other: 1_000 } as const

/** A row as it came; what it says of a field stands under the field's name. */
export interface ImportRow {
  readonly Username: string
  /** Separated by commas (spec §5). */
  readonly Roles: string
  readonly Fields: Readonly<Record<string, string>>
}

export interface ImportRules {
  /** The fields that may be written, the standard ones left out or not. */
  readonly fields: readonly FieldKind[]
  readonly knownRoles: readonly string[]
  /** The roles that the caller may assign. */
  readonly assignable: readonly string[]
  /** For rows that name none. */
  readonly defaultRole: string
  /** yyyy-mm-dd in Athens. */
  readonly today: string
  /** As for readFieldValue. */
  readonly readPlace?: PlaceReader | undefined
}

/** A cell that is refused: `Username`, `Roles` or a field's name, and the rule that it breaks. */
export interface RowFault {
  readonly field: string
  readonly rule: string
}

/** Numbers by which people are known. */
type KnownBy = 'afm' | 'kayas'

/** A number in a row, and the field that holds it. */
interface RowNumber {
  readonly field: string
  readonly value: string
}

/** A row as it is kept. */
export interface ReadRow {
  /** The e-mail address where the row has no user name. */
  readonly username: string
  readonly isByEmail: boolean
  readonly roles: readonly string[]
  /** Every field that says something, as it is stored. */
  readonly values: Readonly<Record<string, string>>
  /** By which numbers the person is known, whatever the project calls the fields; '' for none. */
  readonly numbers: Readonly<Record<KnownBy, RowNumber>>
  readonly faults: readonly RowFault[]
  /** Columns with something in them that are no field to be written, or hold a masked number. */
  readonly ignored: readonly string[]
}

/**
 * Reads one row (spec §5, imported users): roles are trimmed and Mentee by default, only configured
 * fields are kept, each as its type wants it. Without a user name the e-mail address is it.
 */
export function readImportRow(row: ImportRow, rules: ImportRules): ReadRow {
  const faults: RowFault[] = []
  const values: Record<string, string> = {}
  const masked: string[] = []
  const fields = allFields(rules.fields)
  for (const field of fields.values()) {
    const cell = Object.hasOwn(row.Fields, field.Name) ? (row.Fields[field.Name] ?? '') : ''
    // A number that an export has masked says nothing of the person.
    if (isMaskedValue(field, cell)) masked.push(field.Name)
    const typed = isMaskedValue(field, cell) ? '' : cell
    const { value, problem } = readFieldValue(
      field,
      fromSheet(field, typed),
      rules.today,
      rules.readPlace,
    )
    // Somebody may have one name only.
    if (problem === 'required' && NAMES.includes(field.Name)) continue
    const rule = problem ?? (isTooLong(field, value) ? 'too_long' : undefined)
    if (rule) faults.push({ field: field.Name, rule })
    else if (value) values[field.Name] = value
  }
  const isNamed = NAMES.some((name) => values[name] || faults.some(({ field }) => field === name))
  if (!isNamed) faults.push({ field: 'last_name', rule: 'required' })
  const named = row.Username.trim()
  const username = named || (values['email'] ?? '')
  if (username === '' && !faults.some(({ field }) => field === 'email')) {
    faults.push({ field: 'Username', rule: 'username_or_email' })
  } else if (isSheetError(named)) faults.push({ field: 'Username', rule: 'sheet_error' })
  else if (named !== '' && !isUsername(named)) faults.push({ field: 'Username', rule: 'login' })
  const { roles, rule } = readRoles(row.Roles, rules)
  if (rule) faults.push({ field: 'Roles', rule })
  const ignored = Object.entries(row.Fields).filter(
    ([name, value]) => value.trim() !== '' && !fields.has(name),
  )
  return {
    username,
    isByEmail: named === '',
    roles,
    values,
    numbers: {
      afm: numberOf('afm', rules.fields, values),
      kayas: numberOf('kayas', rules.fields, values),
    },
    faults,
    ignored: [...ignored.map(([name]) => name), ...masked],
  }
}

function numberOf(
  meaning: KnownBy,
  fields: readonly FieldKind[],
  values: Readonly<Record<string, string>>,
): RowNumber {
  const named = fieldsMeaning(fields, meaning).map(({ Name }) => Name)
  const field = named.find((name) => values[name]) ?? named[0] ?? meaning
  return { field, value: named.includes(field) ? (values[field] ?? '') : '' }
}

function allFields(configured: readonly FieldKind[]): ReadonlyMap<string, FieldKind> {
  return new Map([...STANDARD_FIELDS, ...configured].map((field) => [field.Name, field]))
}

function isTooLong({ Name }: FieldKind, value: string): boolean {
  return value.length > (Name.endsWith('_name') ? MAX_LENGTH.name : MAX_LENGTH.other)
}

/** The same as a user name that somebody chooses: 3 to 254 characters, none of them a space. */
function isUsername(text: string): boolean {
  return /^[^\s\p{C}]{3,254}$/u.test(text)
}

function readRoles(text: string, { knownRoles, assignable, defaultRole }: ImportRules) {
  const named = text
    .split(',')
    .map((role) => role.trim())
    .filter((role) => role !== '')
  const roles = (named.length > 0 ? named : [defaultRole]).map(
    (name) => knownRoles.find((role) => role.toLowerCase() === name.toLowerCase()) ?? name,
  )
  const isUnknown = roles.some((role) => !knownRoles.includes(role))
  const isTooMuch = roles.some((role) => !assignable.includes(role))
  return {
    roles: [...new Set(roles)],
    rule: isUnknown ? 'unknown_role' : isTooMuch ? 'role_not_assignable' : undefined,
  }
}

/** Something that nobody else in the same paste may have. */
export interface IdentityKey extends RowNumber {
  /** What it is, the same in every project. */
  readonly key: 'Username' | KnownBy | 'person'
}

/** What nobody else in the same paste may have; what the row says nothing of is left out. */
export function identityKeys(row: ReadRow): readonly IdentityKey[] {
  const { username, numbers } = row
  const keys: IdentityKey[] = [
    { key: 'Username', field: 'Username', value: username.toLowerCase() },
    { key: 'afm', ...numbers.afm },
    { key: 'kayas', ...numbers.kayas },
    { key: 'person', field: 'Username', value: addressAndName(row) },
  ]
  return keys.filter(({ value }) => value !== '')
}

/** Who has both is one person, whatever their user name; '' without either of them. */
function addressAndName({ values, username, isByEmail }: ReadRow): string {
  const email = isByEmail ? username : (values['email'] ?? '')
  const name = sortKey(`${values['last_name'] ?? ''} ${values['first_name'] ?? ''}`)
  return email === '' || name === '' ? '' : `${email.toLowerCase()} ${name}`
}

/** The faults of rows that name the same person as an earlier row, by their places. */
export function findRepeated(rows: readonly ReadRow[]): ReadonlyMap<number, RowFault> {
  const findIn = repeatedIn()
  const faults = rows.map((row, index) => [index, findIn(row)] as const)
  return new Map(faults.flatMap(([index, fault]) => (fault ? [[index, fault] as const] : [])))
}

/** The same for rows that come one after another: the fault of each, undefined for none. */
export function repeatedIn(): (row: ReadRow) => RowFault | undefined {
  const seen = new Set<string>()
  return (row) => {
    const keys = identityKeys(row)
    const again = keys.find(({ key, value }) => seen.has(`${key} ${value}`))
    for (const { key, value } of keys) seen.add(`${key} ${value}`)
    if (!again) return undefined
    const isAddress = again.key === 'Username' && row.isByEmail
    return { field: isAddress ? 'email' : again.field, rule: 'duplicate' }
  }
}
