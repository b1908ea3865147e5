import { missingRequired, passwordRules } from '@telemachos/rules/password'
import { AppError } from '../../kernel/errors.ts'

/** Loaded at the first new password: nobody else needs the list. */
let common: Promise<ReadonlySet<string>> | undefined

/**
 * Holds a new password against the rules (spec §5), the strict ones where a project of the person chose them, and against the list of the tens of thousands
 * that are tried first wherever passwords are guessed.
 * @throws invalid_input naming each rule that it breaks.
 */
export async function requireStrength(password: string, isStrict = false): Promise<void> {
  const missing = missingRequired(password, isStrict)
  const broken: string[] = passwordRules(isStrict)
    .filter(({ bit }) => (missing & bit) !== 0)
    .map(({ name }) => name)
  if (await isCommon(password)) broken.push('common')
  if (broken.length === 0) return
  throw new AppError('invalid_input', {
    fields: broken.map((name) => ({ field: 'Password', rule: `password_${name}` })),
  })
}

async function isCommon(password: string): Promise<boolean> {
  if (password === '') return false
  return (await (common ??= loadCommon())).has(password.toLowerCase())
}

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
