import type { ApplicationQuestion } from '@telemachos/rules/application-form'
import { readAnswer } from '@telemachos/rules/application-form'
import { readPlaceValue } from '@telemachos/rules/places'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'

/** One field of each notion, in the order of the table below. */
const FIELDS = ['reg_no', 'tax', 'social', 'mailbox', 'amount', 'since', 'phone', 'note'] as const

type Name = (typeof FIELDS)[number]

const KINDS: Readonly<Record<Name, { Type: string; Means?: string }>> = {
  reg_no: { Type: 'text', Means: 'kayas' },
  tax: { Type: 'afm' },
  social: { Type: 'amka' },
  mailbox: { Type: 'email' },
  amount: { Type: 'number' },
  since: { Type: 'date' },
  phone: { Type: 'phone' },
  note: { Type: 'text' },
}

/** What is written, and what is kept of it: undefined where it is refused. */
const WRITTEN: readonly (readonly [Name, string, string | undefined])[] = [
  ['reg_no', '="070003"', '070003'],
  ['reg_no', '12345678.0', '12345678'],
  ['reg_no', '1,23E+15', undefined],
  ['reg_no', '#N/A', undefined],
  ['tax', 'EL 123 456 783', '123456783'],
  ['tax', '123456789', undefined],
  ['social', '010130 99997', '01013099997'],
  ['mailbox', 'μaria@example.org', undefined],
  ['mailbox', '.maria@example.org', undefined],
  ['mailbox', 'maria@example.org', 'maria@example.org'],
  ['amount', '1.000', '1000'],
  ['amount', '2.000,5', '2000.5'],
  ['amount', '1e3', undefined],
  ['since', '5 Μαρτίου 2026', '2026-03-05'],
  ['since', '5/3/2026 14:30', '2026-03-05'],
  ['since', '05/03/1899', undefined],
  ['phone', '210 12 34 567', '2101234567'],
  ['note', '\u3164\u200d', ''],
]

/** What some doors do not take. */
const UNASKED: Readonly<Record<string, readonly Name[]>> = {
  // Nobody's number is many people's.
  'one value for many': ['reg_no', 'tax', 'social'],
  // A question has no meaning: what it asks for it says by its type.
  'an application': ['reg_no'],
}

const TODAY = '2026-11-21'
const BEFORE = 'x'

describe('one notion has one reader', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let UserId: number
  let imported = 0

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    UserId = programme.people.mentee.id
    const Fields = FIELDS.map((Name) => ({
      ...{ Name, Label: Name, Visible: 4, Editable: 4 },
      ...KINDS[Name],
    }))
    await programme.db.run(sql`update projects
      set settings = ${JSON.stringify({ User: { Fields } })}::jsonb where id = ${ProjectId}`)
  })
  afterAll(() => programme.close())

  const kept = async (name: Name): Promise<string | undefined> => {
    const { fields } = await programme.db.one<{ fields: Record<string, string> }>(sql`
      select fields from users where id = ${UserId}`)
    return fields[name] === BEFORE ? undefined : (fields[name] ?? '')
  }

  /** Every place that takes a value of a person: what is kept of what was written there. */
  const DOORS: Readonly<Record<string, (name: Name, text: string) => Promise<string | undefined>>> =
    {
      'a profile': async (Name, Value) => {
        await programme.as.admin.call('people.updateField', { UserId, Name, Value })
        return kept(Name)
      },
      'an update of many by paste': async (Field, Value) => {
        const Users = [{ User: programme.people.mentee.username, Value }]
        await programme.as.admin.call('imports.updateUserFields', { ProjectId, Users, Field })
        return kept(Field)
      },
      'one value for many': async (field, value) => {
        await programme.as.admin.call('imports.setUserField', { ids: [UserId], field, value })
        return kept(field)
      },
      'an import': async (name, text) => {
        imported += 1
        const Username = `imported-${imported}`
        const Fields = { first_name: 'Α', last_name: 'Β', [name]: text }
        await programme.as.admin.call('imports.importUsers', {
          ProjectId,
          Users: [{ Username, Roles: '', Fields }],
        })
        const made = await programme.db.row<{ fields: Record<string, string> }>(sql`
          delete from memberships m using users u
          where u.username = ${Username} and m.user_id = u.id returning u.fields`)
        await programme.db.run(sql`update users set fields = '{}' where username = ${Username}`)
        return made && (made.fields[name] ?? '')
      },
      'an application': async (name, text) => {
        const question = {
          ...{ Name: `a_${name}`, Required: false, Validation: '', Options: [] },
          Type: KINDS[name].Type,
        } as unknown as ApplicationQuestion
        const answers = { [question.Name]: text }
        const now = new Date(`${TODAY}T12:00:00Z`)
        const read = readAnswer(question, answers, { now, today: TODAY, readPlace: readPlaceValue })
        return read.rule ? undefined : read.value
      },
    }

  it.each(Object.keys(DOORS))('%s', async (door) => {
    const read: (readonly [Name, string, string | undefined])[] = []
    const asked = WRITTEN.filter(([name]) => !UNASKED[door]?.includes(name))
    for (const [name, text] of asked) {
      await programme.db.run(sql`update users
        set fields = fields || jsonb_build_object(${name}::text, ${BEFORE}::text) where id = ${UserId}`)
      read.push([name, text, await DOORS[door]?.(name, text)])
    }
    expect(read).toEqual(asked)
  })
})
