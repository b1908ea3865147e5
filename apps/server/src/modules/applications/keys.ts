import { readApplicationForm, type Answers } from '@telemachos/rules/application-form'
import { isBirthDate, type FieldKind } from '@telemachos/rules/field-kinds'
import { fieldsMeaning, type FieldMeaning } from '@telemachos/rules/known-fields'
import { fold } from '@telemachos/rules/greek-text'
import type { Db } from '../../kernel/database/database.ts'
import { mailboxOf } from '../mail/index.ts'
import { personKeys, readFieldLists } from '../people/index.ts'
import type { ApplicantKeys } from './application-store.ts'

/** The fields of a project, to be asked what answers of their names mean. */
export async function listKnownFields(
  db: Db,
  projectId: number,
): Promise<readonly (KnownField & FieldKind)[]> {
  const { ProjectFields, Fields } = await readFieldLists(db, projectId)
  return [...ProjectFields, ...Fields]
}

/** As much of a project's field as says what an answer of its name means. */
interface KnownField {
  readonly Name: string
  readonly Means?: FieldMeaning | undefined
}

/**
 * By what an applicant is found and told apart: answers of fields that every person has.
 * @param fields those of the project: a question of the same name means what its field means.
 */
export function keysOf(
  form: unknown,
  answers: Answers,
  fields: readonly KnownField[],
): ApplicantKeys {
  const firstName = (answers['first_name'] ?? '').slice(0, 100)
  const lastName = (answers['last_name'] ?? '').slice(0, 100)
  const email = (answers['email'] ?? '').toLowerCase()
  const declared = new Map(fields.map(({ Name, Means }) => [Name, Means]))
  const questions = readApplicationForm(form, 'el')
    .flatMap(({ Questions }) => Questions)
    .map((question) => ({ ...question, Means: declared.get(question.Name) }))
  // Names are written as an author likes: `AMKA` is the field `amka`, and so is the only one of its Type.
  const named = (meaning: FieldMeaning): string => {
    const [question] = fieldsMeaning(questions, meaning)
    return (question && answers[question.Name]) ?? ''
  }
  // A question of no field's may ask for the number as a text.
  const digits = (meaning: FieldMeaning): string => named(meaning).replaceAll(/\D/g, '')
  const born = questions.find(({ Name, Type, Means }) => isBirthDate({ Name, Type, Means }))
  const birth = born ? (answers[born.Name] ?? '') : ''
  return {
    firstName,
    lastName,
    searchKey: personKeys({
      firstName,
      lastName,
      username: email,
    }).searchKey,
    afm: digits('afm'),
    amka: digits('amka'),
    kayas: named('kayas'),
    email,
    mailbox: email === '' ? '' : mailboxOf(email),
    birthKey: birth === '' ? '' : `${fold(`${lastName} ${firstName}`)} ${birth}`,
  }
}
