import type { Phase } from '@telemachos/contract/microdata/limits'
import { todayInAthens } from '@telemachos/rules/dates'
import { fragment } from 'xmlbuilder2'
import type { FinalForm } from './store.ts'

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
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '').replaceAll(
    UNWRITABLE,
    '',
  )

/** Final forms of one phase as XML (docs/microdata.xsd); hidden questions have no answer in it. */
export function writeXml(
  forms: readonly FinalForm[],
  { mis, phase, now }: { readonly mis: string; readonly phase: Phase; readonly now: Date },
): Buffer<ArrayBuffer> {
  const head = `<?xml version="1.0" encoding="UTF-8"?>
<microdata xmlns="urn:telemachos:microdata:1" mis="${mis}" phase="${phase}" made="${now.toISOString()}">
`
  // A record at a time: the whole as one tree would hold thousands of people in memory several times over.
  return Buffer.from(`${head}${forms.map(recordXml).join('\n')}\n</microdata>\n`)
}

function recordXml({ fields, firstName, lastName, answers, savedAt, date }: FinalForm): string {
  const record = fragment().ele('record', {
    kayas: textOf(fields['kayas']),
    finalised: todayInAthens(new Date(savedAt)),
    ...(date && { date: todayInAthens(new Date(date)) }),
  })
  const person = record.ele('person')
  person.ele('first_name').txt(textOf(firstName))
  person.ele('last_name').txt(textOf(lastName))
  for (const name of PERSON_FIELDS) {
    const value = textOf(fields[name])
    if (value !== '') person.ele(name).txt(value)
  }
  for (const [id, Answer] of Object.entries(answers)) {
    record.ele('answer', { id: textOf(id) }).txt(textOf(Answer))
  }
  return record.toString()
}
