import { LONGEST_DESCRIPTION } from '@telemachos/contract/actions/description-limits'
import { plainText } from '@telemachos/rules/rich-text/plain-text'
import { cleanStored, picturesIn } from '@telemachos/rules/rich-text/rich-text'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { sharePictures } from './picture-store.ts'

type ByLanguage = Readonly<Record<string, string>>

/**
 * The descriptions of an action as they are stored: without what none may have, and with pictures that
 * the action has.
 * @throws invalid_input `too_long`, `unknown_picture`.
 */
export async function cleanDescriptions(
  context: CallContext,
  actionId: number,
  { Descr, Descrs }: { readonly Descr: string; readonly Descrs: ByLanguage },
): Promise<{ descr: string; descrs: ByLanguage }> {
  const descr = cleanOne(Descr, 'Descr')
  const descrs = Object.fromEntries(
    Object.entries(Descrs).map(([language, text]) => [
      language,
      cleanOne(text, `Descrs.${language}`),
    ]),
  )
  await requirePictures(context, actionId, [descr, ...Object.values(descrs)], 'Descr')
  return { descr, descrs }
}

/**
 * The same for a draft, which may be anything: of the values that the page edits, those that are
 * descriptions.
 * @throws as cleanDescriptions.
 */
export async function cleanDraft(
  context: CallContext,
  actionId: number,
  written: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { Descr } = written
  if (typeof Descr !== 'object' || Descr === null) return written
  const cleaned = Object.entries(Descr).flatMap(([language, text]) =>
    typeof text === 'string' ? [[language, cleanOne(text, `Descr.${language}`)] as const] : [],
  )
  await requirePictures(
    context,
    actionId,
    cleaned.map(([, text]) => text),
    'Descr',
  )
  return { ...written, Descr: Object.fromEntries(cleaned) }
}

/**
 * The translation of a description as it is stored.
 * @throws invalid_input naming `text`, as cleanDescriptions.
 */
export async function cleanTranslation(
  context: CallContext,
  actionId: number,
  text: string,
): Promise<string> {
  const cleaned = cleanOne(text, 'text')
  await requirePictures(context, actionId, [cleaned], 'text')
  return cleaned
}

function cleanOne(text: string, field: string): string {
  const cleaned = cleanStored(text)
  if (plainText(cleaned).length > LONGEST_DESCRIPTION) throw refuseField(field, 'too_long')
  return cleaned
}

async function requirePictures(
  { db, actor }: CallContext,
  actionId: number,
  texts: readonly string[],
  field: string,
): Promise<void> {
  const keys = [...new Set(texts.flatMap(picturesIn))]
  if (keys.length === 0) return
  const own = await sharePictures(db, { projectId: actor.projectId, actionId }, keys)
  if (keys.some((key) => !own.has(key))) throw refuseField(field, 'unknown_picture')
}
