import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import { someText } from '@telemachos/contract/core/shapes'
import {
  AUTHOR_TEXT_KINDS,
  authorLabel,
  authorPlace,
  type AuthorTextKind,
} from '@telemachos/contract/language/author-texts'
import { authorTextsChanged } from '@telemachos/contract/language/events'
import { MAX_VERSIONS } from '@telemachos/contract/language/limits'
import { authorTextProblems } from '@telemachos/rules/author-text-problems'
import { cutText } from '@telemachos/rules/cut-text'
import { isFormatted } from '@telemachos/rules/rich-text/rich-text'
import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { authorTextOwners, authorTextSources, type AuthorText } from './author-text-sources.ts'
import * as store from './author-texts-store.ts'
import {
  accessAuthorText,
  accessListed,
  accessTranslated,
  isPlaced,
  isWritten,
  mayForget,
  mayTranslate,
  requireFurther,
  requireUnchanged,
} from './policy.ts'
import { seenSource } from './seen-source.ts'
import { summarizeTexts } from './summarize-texts.ts'

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
    const { kind, field, sort, of, el, en, most } = text
    const label = authorLabel(text)
    const own = translations.get(label)
    const isOld = own && (own.fromEl !== el || own.fromEn !== en)
    return {
      label,
      kind,
      field,
      sort,
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
  return all.flat().filter((text) => isWritten(text) && isPlaced(text))
}

async function translationsOf(
  db: Db,
  language: Language,
  texts: readonly AuthorText[],
): Promise<ReadonlyMap<string, store.AuthorTranslation>> {
  const things = {
    action: idsOf(texts, 'action'),
    project: idsOf(texts, 'project'),
    quest: idsOf(texts, 'quest'),
  }
  const rows = await store.listAuthorTranslations(db, language, things)
  return new Map(rows.map((row) => [authorLabel(row), row]))
}

const idsOf = (
  texts: readonly { readonly kind: AuthorTextKind; readonly id: number }[],
  wanted: AuthorTextKind,
): number[] => [...new Set(texts.flatMap(({ kind, id }) => (kind === wanted ? [id] : [])))]

/**
 * Translates a text of authors, or takes the translation back.
 * @throws not_found for a text that is not the project's; rule_violated `text_elsewhere`; conflict, with what
 *   is there, where somebody saved it meanwhile; invalid_input naming `text`.
 */
export async function saveAuthorText(
  { label, language, text, version, el, en }: InputOf<Calls['saveAuthorText']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveAuthorText']>> {
  const { db, actor, now, audit } = context
  const isRemoved = text.trim() === ''
  const find = isRemoved ? accessTranslated : accessAuthorText
  const row = await find(context, authorPlace(label))
  await store.holdAuthorTexts(db)
  await requireFurther(db, language)
  const before = (await translationsOf(db, language, [row])).get(label)
  requireUnchanged(before, version)
  const written = isRemoved ? '' : await cleaned(context, row, text)
  const saved = { by: actor.userId, at: now }
  if (written === '') await store.deleteAuthorText(db, language, row, saved)
  const translated = { ...row, ...seenSource(row, { el, en }), text: written }
  const texts = written === '' ? [] : [translated]
  const versions = await store.writeAuthorTexts(db, language, texts, saved)
  await refresh(db, [row])
  const [was, is] = [before?.text ?? '', written].map((one) => cutText(one, { units: MAX_AUDITED }))
  audit({ detail: { language, label, before: was || null, after: is || null } })
  tell(context, language, [row])
  return { label, text: written, version: versions.get(label) ?? 0 }
}

/**
 * What the translation of a text was, the latest first, with what was translated.
 * @throws not_found for a text that is not the project's; invalid_input naming `language`.
 */
export async function listAuthorVersions(
  { label, language }: InputOf<Calls['listAuthorVersions']>,
  context: CallContext,
): Promise<OutputOf<Calls['listAuthorVersions']>> {
  const row = await accessListed(context, authorPlace(label))
  await requireFurther(context.db, language)
  return store.listAuthorVersions(context.db, language, row, MAX_VERSIONS)
}

/** So many characters of a translation stand in the list of what was done. */
const MAX_AUDITED = 1_000

/** @throws invalid_input naming `text`. */
async function cleaned(context: CallContext, row: AuthorText, text: string): Promise<string> {
  const problems = authorTextProblems(row, text)
  if (problems.length > 0) {
    const fields = problems.map(({ rule, names }) => ({
      field: 'text',
      rule,
      at: names.join(', '),
    }))
    throw new AppError('invalid_input', { fields })
  }
  const shown = someText.safeParse(text)
  if (!shown.success) throw refuseField('text', 'required')
  const source = authorTextSources.all().find(({ of, has }) => of === row.kind && has(row.field))
  if (row.hasLook && source?.clean) return source.clean(context, row, shown.data)
  // Where nothing has a look, what would have one is refused: it would be shown as it is stored.
  if (isFormatted(shown.data.trim())) throw refuseField('text', 'text_formatted')
  return shown.data
}

async function refresh(db: Db, texts: readonly AuthorText[]): Promise<void> {
  for (const kind of AUTHOR_TEXT_KINDS) await refreshThings(db, kind, idsOf(texts, kind))
}

async function refreshThings(db: Db, kind: AuthorTextKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  for (const source of authorTextSources.all())
    if (source.of === kind) await source.refresh?.(db, ids)
}

/**
 * Takes back whatever is translated into a language that is deleted.
 * @throws rule_violated `language_elsewhere` where that, or what it was, is of projects in which the caller does not translate.
 */
export async function forgetLanguage(context: CallContext, language: Language): Promise<void> {
  const { db } = context
  const things = await store.listTranslatedThings(db, language)
  const shownIn = await Promise.all(
    authorTextOwners.all().map((owner) => owner.projectsOf(db, things[owner.of])),
  )
  mayForget([...new Set(shownIn.flat())], context)
  await store.deleteAuthorTexts(db, language)
  for (const kind of AUTHOR_TEXT_KINDS) await refreshThings(db, kind, things[kind])
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

type Imported = InputOf<Calls['importAuthorTexts']>['rows'][number]
type Refused = OutputOf<Calls['importAuthorTexts']>['refused'][number]

/** Takes the translations of a file, or says what would change. */
export async function importAuthorTexts(
  { language, rows, dryRun }: InputOf<Calls['importAuthorTexts']>,
  context: CallContext,
): Promise<OutputOf<Calls['importAuthorTexts']>> {
  const { db, actor, now, audit } = context
  if (!dryRun) await store.holdAuthorTexts(db)
  await requireFurther(db, language)
  const texts = new Map((await listAll(context)).map((text) => [authorLabel(text), text]))
  const present = await translationsOf(db, language, [...texts.values()])
  // What a file says twice, it says the last time.
  const given = new Map(
    rows.filter(({ text }) => text.trim() !== '').map((row) => [row.label, row]),
  )
  const judged = await Promise.all(
    [...given.values()].map((row) => judge(context, texts.get(row.label), row)),
  )
  const taken = judged.flatMap((one) => ('refused' in one ? [] : [one]))
  const { differing, summary } = summarizeTexts(
    taken,
    new Map([...present].map(([label, { text }]) => [label, text])),
  )
  if (!dryRun && differing.length > 0) {
    await store.writeAuthorTexts(db, language, differing, { by: actor.userId, at: now })
    await refresh(db, differing)
    tell(context, language, differing)
  }
  audit({ detail: { language, texts: dryRun ? 0 : differing.length } })
  return { ...summary, refused: judged.flatMap((one) => ('refused' in one ? one.refused : [])) }
}

/** A translation of a file as it is written, or why it is not. */
async function judge(
  context: CallContext,
  row: AuthorText | undefined,
  { label, text, ...seen }: Imported,
): Promise<(AuthorText & { label: string; text: string }) | { refused: Refused[] }> {
  const because = (rule: string) => ({ refused: [{ label, rule, names: [] }] })
  if (!row) return because('unknown_label')
  if (!mayTranslate.can(row, context)) return because('text_elsewhere')
  // So nothing is asked of the database for any of them.
  if (isFormatted(text.trim())) return because('text_formatted')
  try {
    const written = await cleaned(context, row, text)
    return { ...row, ...seenSource(row, seen), label, text: written }
  } catch (error) {
    if (!(error instanceof AppError) || error.fields.length === 0) throw error
    const refused = error.fields.map(({ rule, at }) => ({ label, rule, names: at ? [at] : [] }))
    return { refused }
  }
}
