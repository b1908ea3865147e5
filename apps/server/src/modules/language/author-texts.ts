import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import {
  AUTHOR_TEXT_KINDS,
  authorLabel,
  authorPlace,
  type AuthorTextKind,
} from '@telemachos/contract/language/author-texts'
import { authorTextsChanged } from '@telemachos/contract/language/events'
import { textProblems, type TextProblem } from '@telemachos/rules/text-problems'
import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { authorTextSources, type AuthorText } from './author-text-sources.ts'
import * as store from './author-texts-store.ts'
import {
  accessAuthorText,
  accessTranslated,
  isWritten,
  mayTranslate,
  requireFurther,
} from './policy.ts'

type Calls = typeof contract.language.calls

/** Every text of the project's authors, as people read it, with its translation into a language. */
export async function listAuthorTexts(
  { language }: InputOf<Calls['listAuthorTexts']>,
  context: CallContext,
): Promise<OutputOf<Calls['listAuthorTexts']>> {
  await requireFurther(context.db, language)
  const texts = await listAll(context)
  const translations = await translationsOf(context.db, language, texts)
  return texts.map((text) => {
    const { kind, field, of, el, en, most } = text
    const label = authorLabel(text)
    const own = translations.get(label)
    const isOld = own && (own.fromEl !== el || own.fromEn !== en)
    return {
      label,
      kind,
      field,
      of,
      el,
      en,
      most,
      text: own?.text ?? '',
      version: own?.version ?? 0,
      was: isOld ? { el: own.fromEl, en: own.fromEn } : null,
      open: mayTranslate.can(text, context),
      at: own?.at ?? null,
      by: own?.by ?? null,
    }
  })
}

/** The texts that there are: what nobody has written in Greek or English, nobody translates. */
async function listAll(context: CallContext): Promise<AuthorText[]> {
  const all = await Promise.all(authorTextSources.all().map((source) => source.list(context)))
  return all.flat().filter(isWritten)
}

async function translationsOf(
  db: Db,
  language: Language,
  texts: readonly AuthorText[],
): Promise<ReadonlyMap<string, store.AuthorTranslation>> {
  const rows = await store.listAuthorTranslations(db, language, {
    actions: idsOf(texts, 'action'),
    projects: idsOf(texts, 'project'),
  })
  return new Map(rows.map((row) => [authorLabel(row), row]))
}

const idsOf = (
  texts: readonly { readonly kind: AuthorTextKind; readonly id: number }[],
  wanted: AuthorTextKind,
): number[] => [...new Set(texts.flatMap(({ kind, id }) => (kind === wanted ? [id] : [])))]

/** What is wrong with a translation, beside the English that it stands for or, without it, the Greek. */
function problemsOf({ el, en, most }: AuthorText, text: string): TextProblem[] {
  // What has a look is no text with marks in it, and is cleaned instead.
  const model = en.trim() === '' ? el : en
  const problems = isFormatted(model) || isFormatted(text) ? [] : textProblems(model, text)
  return [
    ...problems.filter(({ rule }) => rule !== 'text_too_long'),
    ...(text.length > most ? [{ rule: 'text_too_long' as const, names: [] }] : []),
  ]
}

const isFormatted = (text: string): boolean => text.startsWith('{"type":"doc"')

/**
 * Translates a text of authors, or takes the translation back.
 * @throws not_found for a text that is not the project's; rule_violated `text_elsewhere`; conflict, with what
 *   is there, where somebody saved it meanwhile; invalid_input naming `text`.
 */
export async function saveAuthorText(
  { label, language, text, version }: InputOf<Calls['saveAuthorText']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveAuthorText']>> {
  const { db, actor, now, audit } = context
  const isRemoved = text.trim() === ''
  const find = isRemoved ? accessTranslated : accessAuthorText
  const row = await find(context, authorPlace(label))
  await requireFurther(db, language)
  await store.holdAuthorTexts(db)
  const before = (await translationsOf(db, language, [row])).get(label)
  if (version !== undefined && version !== (before?.version ?? 0)) {
    const { text: Text = null, by: By = null, version: Version = 0 } = before ?? {}
    throw new AppError('conflict', { details: { Text, By, Version } })
  }
  const written = isRemoved ? '' : await cleaned(context, row, text)
  if (written === '') await store.deleteAuthorText(db, language, row)
  else
    await store.writeAuthorTexts(db, language, [{ ...row, text: written }], {
      by: actor.userId,
      at: now,
    })
  await refresh(db, [row])
  audit({ detail: { language, label, before: before?.text ?? null, after: written || null } })
  tell(context, language, [row])
  return { label, text: written, version: written === '' ? 0 : (before?.version ?? 0) + 1 }
}

/** @throws invalid_input naming `text`. */
async function cleaned(context: CallContext, row: AuthorText, text: string): Promise<string> {
  const problems = problemsOf(row, text)
  if (problems.length > 0) {
    const fields = problems.map(({ rule, names }) => ({
      field: 'text',
      rule,
      at: names.join(', '),
    }))
    throw new AppError('invalid_input', { fields })
  }
  const source = authorTextSources.all().find(({ owns }) => owns === row.kind)
  return source?.clean ? source.clean(context, row, text) : text
}

async function refresh(db: Db, texts: readonly AuthorText[]): Promise<void> {
  for (const kind of AUTHOR_TEXT_KINDS) await refreshThings(db, kind, idsOf(texts, kind))
}

async function refreshThings(db: Db, kind: AuthorTextKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await authorTextSources
    .all()
    .find(({ owns }) => owns === kind)
    ?.refresh(db, ids)
}

/** Takes back whatever is translated into a language that is deleted. */
export async function forgetLanguage(db: Db, language: Language): Promise<void> {
  const { actions, projects } = await store.deleteAuthorTexts(db, language)
  await refreshThings(db, 'action', actions)
  await refreshThings(db, 'project', projects)
}

/** The pages of everybody who reads in the language take it anew, as do those on which it is translated. */
function tell(
  { actor, emit }: CallContext,
  Language: Language,
  texts: readonly AuthorText[],
): void {
  const projects = new Set([actor.projectId, ...texts.flatMap(({ elsewhere }) => elsewhere)])
  for (const ProjectId of projects)
    emit(authorTextsChanged, { ProjectId, Language }, { members: ProjectId, project: ProjectId })
}

/** So many of the changes of a file are shown. */
const MAX_SHOWN = 200

/** Takes the translations of a file, or says what would change. */
export async function importAuthorTexts(
  { language, rows, dryRun }: InputOf<Calls['importAuthorTexts']>,
  context: CallContext,
): Promise<OutputOf<Calls['importAuthorTexts']>> {
  const { db, actor, now, audit } = context
  await requireFurther(db, language)
  const texts = new Map((await listAll(context)).map((text) => [authorLabel(text), text]))
  if (!dryRun) await store.holdAuthorTexts(db)
  const present = await translationsOf(db, language, [...texts.values()])
  const refused: OutputOf<Calls['importAuthorTexts']>['refused'] = []
  // What a file says twice, it says the last time.
  const given = new Map(
    rows.filter(({ text }) => text.trim() !== '').map((row) => [row.label, row]),
  )
  const taken = [...given.values()].flatMap(({ label, text }) => {
    const row = texts.get(label)
    const reasons = row
      ? reasonsAgainst(row, text, context)
      : [{ rule: 'unknown_label', names: [] }]
    for (const { rule, names } of reasons) refused.push({ label, rule, names: [...names] })
    return row && reasons.length === 0 ? [{ ...row, label, text: text.trim() }] : []
  })
  const differing = taken.filter(({ label, text }) => present.get(label)?.text !== text)
  const added = differing.filter(({ label }) => !present.has(label)).length
  if (!dryRun && differing.length > 0) {
    await store.writeAuthorTexts(db, language, differing, { by: actor.userId, at: now })
    await refresh(db, differing)
    tell(context, language, differing)
  }
  audit({ detail: { language, texts: dryRun ? 0 : differing.length } })
  return {
    added,
    changed: differing.length - added,
    same: taken.length - differing.length,
    changes: differing.slice(0, MAX_SHOWN).map(({ label, text }) => ({
      label,
      before: present.get(label)?.text ?? null,
      after: text,
    })),
    refused,
  }
}

function reasonsAgainst(
  row: AuthorText,
  text: string,
  context: CallContext,
): readonly { readonly rule: string; readonly names: readonly string[] }[] {
  if (!mayTranslate.can(row, context)) return [{ rule: 'text_elsewhere', names: [] }]
  if (isFormatted(text.trim())) return [{ rule: 'text_formatted', names: [] }]
  return problemsOf(row, text)
}
