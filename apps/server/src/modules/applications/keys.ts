import { readApplicationForm, type Answers } from '@telemachos/rules/application-form'
import { isBirthDate } from '@telemachos/rules/field-kinds'
import { fold } from '@telemachos/rules/greek-text'
import { personKeys } from '../people/index.ts'
import type { ApplicantKeys } from './application-store.ts'

/** By what an applicant is found and told apart: answers of fields that every person has. */
export function keysOf(form: unknown, answers: Answers): ApplicantKeys {
  const firstName = (answers['first_name'] ?? '').slice(0, 100)
  const lastName = (answers['last_name'] ?? '').slice(0, 100)
  const email = (answers['email'] ?? '').toLowerCase()
  const questions = readApplicationForm(form, 'el').flatMap(({ Questions }) => Questions)
  const born = questions.find(({ Name, Type }) => isBirthDate({ Name, Type }))
  const birth = born ? (answers[born.Name] ?? '') : ''
  return {
    firstName,
    lastName,
    searchKey: personKeys({ firstName, lastName, username: email }).searchKey,
    afm: answers['afm'] ?? '',
    email,
    birthKey: birth === '' ? '' : `${fold(`${lastName} ${firstName}`)} ${birth}`,
  }
}
