/** What a row of an import has to be: the page says so before it is sent, the server decides. */
import { type FieldKind } from './field-kinds.ts'
import { readFieldValue, type PlaceReader } from './field-values.ts'
import { fromSheet } from './sheet-value.ts'

/** Standard fields (spec §3, User), which every person has whatever a project configures. */
export const STANDARD_FIELDS: readonly FieldKind[] = [
  { Name: 'first_name', Type: 'text' },
  { Name: 'last_name', Type: 'text' },
  { Name: 'email', Type: 'email' },
]

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
  readonly readPlace?: PlaceReader
}

/** A cell that is refused: `Username`, `Roles` or a field's name, and the rule that it breaks. */
export interface RowFault {
  readonly field: string
  readonly rule: string
}

/** A row as it is kept. */
export interface ReadRow {
  /** The e-mail address where the row has no user name. */
  readonly username: string
  readonly isByEmail: boolean
  readonly roles: readonly string[]
  /** Every field that says something, as it is stored. */
  readonly values: Readonly<Record<string, string>>
  readonly faults: readonly RowFault[]
  /** Columns with something in them that are no field to be written. */
  readonly ignored: readonly string[]
}

/**
 * Reads one row (spec §5, imported users): roles are trimmed and Mentee by default, only configured
 * fields are kept, each as its type wants it. Without a user name the e-mail address is it.
 */
export function readImportRow(row: ImportRow, rules: ImportRules): ReadRow {
  const faults: RowFault[] = []
  const values: Record<string, string> = {}
  const fields = allFields(rules.fields)
  for (const field of fields.values()) {
    const typed = Object.hasOwn(row.Fields, field.Name) ? (row.Fields[field.Name] ?? '') : ''
    const { value, problem } = readFieldValue(
      field,
      fromSheet(field, typed),
      rules.today,
      rules.readPlace,
    )
    const rule = problem ?? (isTooLong(field, value) ? 'too_long' : undefined)
    if (rule) faults.push({ field: field.Name, rule })
    else if (value) values[field.Name] = value
  }
  const named = row.Username.trim()
  const username = named || (values['email'] ?? '')
  if (username === '' && !faults.some(({ field }) => field === 'email')) {
    faults.push({ field: 'Username', rule: 'username_or_email' })
  } else if (named !== '' && !isUsername(named)) faults.push({ field: 'Username', rule: 'login' })
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
    faults,
    ignored: ignored.map(([name]) => name),
  }
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

/** What nobody else in the same paste may have; '' where the row says nothing of it. */
export function identityKeys({ username, values }: ReadRow): Readonly<Record<string, string>> {
  return {
    Username: username.toLowerCase(),
    afm: values['afm'] ?? '',
    kayas: values['kayas'] ?? '',
  }
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
    const keys = Object.entries(identityKeys(row)).filter(([, value]) => value !== '')
    const again = keys.find(([name, value]) => seen.has(`${name} ${value}`))
    for (const [name, value] of keys) seen.add(`${name} ${value}`)
    if (!again) return undefined
    const field = again[0] === 'Username' && row.isByEmail ? 'email' : again[0]
    return { field, rule: 'duplicate' }
  }
}
