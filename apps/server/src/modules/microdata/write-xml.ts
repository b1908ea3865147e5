import type { Phase } from '@telemachos/contract/microdata/limits'
import { todayInAthens } from '@telemachos/rules/dates'
import { genderCode } from '@telemachos/rules/genders'
import { findPlace, readPlace } from '@telemachos/rules/places'
import { fragment } from 'xmlbuilder2'
import type { FinalForm } from './final-store.ts'

/** Of what is known of a person, what a record tells, in the order of the schema. */
const PERSON_FIELDS = [
  'afm',
  'amka',
  'birth_date',
  'gender',
  'address',
  'postcode',
  'phone',
  'region',
  'municipality',
  'unemployment_card',
  'unemployment_since',
] as const

/** Characters that XML 1.0 has no way to write. */
// oxlint-disable-next-line no-control-regex -- They are what is meant.
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const textOf = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .toWellFormed()
    .replaceAll(UNWRITABLE, '')

interface About {
  readonly mis: string
  readonly phase: Phase
  readonly now: Date
  /** What the receiver knows a record by, where it is sent. */
  readonly keyOf?: (form: FinalForm) => string | undefined
}

/**
 * Final forms of one phase as XML (docs/microdata.xsd), record by record: the whole is never in memory.
 * Hidden questions have no answer in it.
 */
export async function* xmlPieces(
  chunks: Iterable<readonly FinalForm[]> | AsyncIterable<readonly FinalForm[]>,
  { mis, phase, now, keyOf }: About,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<microdata xmlns="urn:telemachos:microdata:1" mis="${mis}" phase="${phase}" made="${now.toISOString()}">
`
  for await (const forms of chunks) {
    yield `${forms.map((form) => recordXml(form, keyOf?.(form))).join('\n')}\n`
  }
  yield '</microdata>\n'
}

function recordXml(form: FinalForm, key: string | undefined): string {
  const { fields, firstName, lastName, answers, savedAt, date } = form
  const record = fragment().ele('record', {
    kayas: textOf(fields['kayas']),
    ...(key !== undefined && { key }),
    finalised: todayInAthens(new Date(savedAt)),
    ...(date && { date: todayInAthens(new Date(date)) }),
  })
  const person = record.ele('person')
  person.ele('first_name').txt(textOf(firstName))
  person.ele('last_name').txt(textOf(lastName))
  const gender = genderCode(textOf(fields['gender']))
  const known: FinalForm['fields'] = { ...regionOf(fields), ...fields, ...(gender && { gender }) }
  for (const name of PERSON_FIELDS) {
    const value = textOf(known[name])
    if (value !== '') person.ele(name, codeOf(value)).txt(readPlace(value)?.name ?? value)
  }
  for (const [id, Answer] of Object.entries(answers)) {
    record.ele('answer', { id: textOf(id) }).txt(textOf(Answer))
  }
  return record.toString()
}

/** The region of somebody whose municipality is known, for those who have no field for it. */
function regionOf({ municipality }: FinalForm['fields']): Record<string, string> {
  const name = readPlace(textOf(municipality))?.region
  const region = name === undefined ? undefined : findPlace('region', name)
  return region ? { region: region.value } : {}
}

/** The code of a place, with the register that it is of. */
function codeOf(value: string): Record<string, string> {
  const place = readPlace(value)
  return place ? { scheme: place.scheme, edition: place.edition, code: place.code } : {}
}
