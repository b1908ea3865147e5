import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import { textsChanged } from '@telemachos/contract/language/events'
import { MAX_LANGUAGES } from '@telemachos/contract/language/limits'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { builtInTexts, isPageText, isSpoken } from '../../kernel/texts.ts'
import { forgetLanguage } from './author-texts.ts'
import { labelsOf, problemsOf } from './known-texts.ts'
import * as store from './language-store.ts'
import { knownText, requireAdded, requireSpoken, requireUnchanged } from './policy.ts'
import { codeOf, nameOf } from './spoken-texts.ts'
import { summarizeTexts } from './summarize-texts.ts'
import { lookAgain } from './watch-texts.ts'

type Calls = typeof contract.language.calls

/** Everybody is told, with the text where it is one that pages show, and this process itself speaks so at once. */
async function announce(
  context: CallContext,
  Language: Language,
  Text?: { readonly Label: string; readonly Text: string },
): Promise<void> {
  const { db, emit, afterCommit } = context
  const Change = await store.countChange(db)
  emit(textsChanged, { Language, Change, ...(Text && { Text }) }, { everybody: true })
  afterCommit(lookAgain)
}

/**
 * Adds or changes a text, and with a title the language that it is in.
 * @throws invalid_input naming `language` that nobody has added, `label` that the language does not have, and
 *   `text` with what is wrong; conflict, with what is there, where somebody saved it meanwhile.
 */
export async function saveText(
  { label, language: name, text, title, version }: InputOf<Calls['saveText']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveText']>> {
  const { db, actor, now } = context
  const language = codeOf(name)
  const written = { by: actor.userId, at: now }
  // Whoever else writes waits here: what is read below stays as it is.
  const isTold = title === undefined && isPageText(label)
  await announce(context, language, isTold ? { Label: label, Text: text } : undefined)
  if (title !== undefined) await addLanguage(context, { code: language, title })
  else await requireSpoken(db, language)
  checkText(language, { label, text })
  const before = await store.findRow(db, language, label)
  requireUnchanged(before, version)
  if (before?.text !== text) await store.writeTexts(db, language, [{ label, text }], written)
  context.audit({ detail: { language, label, before: before?.text ?? null, after: text } })
  const after = knownText(await store.findRow(db, language, label))
  return { label, language: nameOf(language), text, type: after.type, version: after.version }
}

/** @throws rule_violated `unknown_language`, `language_known`, `too_many_languages`. */
async function addLanguage(
  { db, actor, now }: CallContext,
  language: { readonly code: Language; readonly title: string },
): Promise<void> {
  if (Intl.PluralRules.supportedLocalesOf(language.code).length === 0)
    throw ruleViolated('unknown_language', { language: language.code })
  if (isSpoken(language.code)) throw ruleViolated('language_known', { language: language.code })
  if ((await store.countLanguages(db)) >= MAX_LANGUAGES)
    throw ruleViolated('too_many_languages', { most: MAX_LANGUAGES })
  const isNew = await store.insertLanguage(db, language, { by: actor.userId, at: now })
  if (!isNew) throw ruleViolated('language_known', { language: language.code })
}

/** @throws invalid_input naming `label` or `text`. */
function checkText(
  language: Language,
  row: { readonly label: string; readonly text: string },
): void {
  const problems = problemsOf(language, new Set(labelsOf(language)), row)
  if (problems === undefined)
    throw new AppError('invalid_input', { fields: [{ field: 'label', rule: 'unknown_label' }] })
  if (problems.length === 0) return
  throw new AppError('invalid_input', {
    fields: problems.map(({ rule, names }) => ({ field: 'text', rule, at: names.join(', ') })),
  })
}

/** Makes a text permanent. @throws not_found where the text is that of the product. */
export async function makePermanent(
  { label, language: name }: InputOf<Calls['makePermanent']>,
  context: CallContext,
): Promise<OutputOf<Calls['makePermanent']>> {
  const language = codeOf(name)
  await requireSpoken(context.db, language)
  await announce(context, language)
  await store.makeFile(context.db, language, label)
  const { text, type, version } = knownText(await store.findRow(context.db, language, label))
  context.audit({ detail: { language, label } })
  return { label, language: nameOf(language), text, type, version }
}

/**
 * Goes back to the text of the product or, without a label, deletes a language that was added.
 * @throws not_found where there is no such text; rule_violated `language_built_in`, `language_elsewhere`.
 */
export async function deleteLanguage(
  { label, language: name }: InputOf<Calls['deleteLanguage']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteLanguage']>> {
  const { db, actor, now } = context
  const language = codeOf(name)
  await requireSpoken(db, language)
  await announce(context, language)
  if (label === undefined) {
    await requireAdded(db, language)
    await store.deleteLanguage(db, language)
    await forgetLanguage(context, language)
    context.audit({ detail: { language } })
    return { ok: true }
  }
  const before = await store.findRow(db, language, label)
  const isGone = await store.withdrawText(db, language, label, { by: actor.userId, at: now })
  knownText(isGone ? before : undefined)
  context.audit({ detail: { language, label, before: before?.text ?? null, after: null } })
  return { ok: true }
}

/** Takes the texts of a file into a language, or says what would change. @throws as requireSpoken. */
export async function importTexts(
  { language: name, rows, dryRun }: InputOf<Calls['importTexts']>,
  context: CallContext,
): Promise<OutputOf<Calls['importTexts']>> {
  const { db, actor, now } = context
  const language = codeOf(name)
  await requireSpoken(db, language)
  if (!dryRun) await announce(context, language)
  const present = new Map<string, string>([
    ...Object.entries(builtInTexts(language)),
    ...(await store.listRows(db, language)).map(({ label, text }) => [label, text] as const),
  ])
  const known = new Set(labelsOf(language))
  const refused: OutputOf<Calls['importTexts']>['refused'] = []
  // What a file says twice, it says the last time.
  const given = new Map(rows.filter(({ text }) => text !== '').map((row) => [row.label, row]))
  const taken = [...given.values()].filter((row) => {
    const problems = problemsOf(language, known, row)
    if (problems === undefined) refused.push({ label: row.label, rule: 'unknown_label', names: [] })
    for (const { rule, names } of problems ?? [])
      refused.push({ label: row.label, rule, names: [...names] })
    return problems?.length === 0
  })
  const { differing, summary } = summarizeTexts(taken, present)
  const written = { by: actor.userId, at: now }
  if (!dryRun && differing.length > 0) await store.writeTexts(db, language, differing, written)
  context.audit({ detail: { language, texts: dryRun ? 0 : differing.length } })
  return { ...summary, refused }
}
