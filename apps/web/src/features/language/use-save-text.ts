import type { Language } from '@telemachos/contract/core/define-texts'
import { textProblems, type TextProblem } from '@telemachos/rules/text-problems'
import { ApiError, call, errorText, isConflict, useTexts } from '#shared'
import type { TextRow } from './text-rows.ts'

/** What became of saving a text; one that somebody changed meanwhile comes with the version to save from. */
export type Saved =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly problem: string; readonly version?: number }

/** A text that is saved: where authors wrote it, with what was translated. */
interface SavedText extends Pick<TextRow, 'label' | 'version'> {
  readonly stored?: { readonly el: string; readonly en: string }
}

/**
 * Saves a text of a language; what is wrong with it is said in words, and nothing is lost.
 * @param ProjectId whose authors wrote it; the text is of the product without it.
 */
export function useSaveText(
  ProjectId?: number,
): (language: Language, row: SavedText, text: string) => Promise<Saved> {
  const { t } = useTexts()
  const conflictText = ({ details }: ApiError): string =>
    t('language.conflict', {
      name: String(details['By'] ?? t('language.conflict.somebody')),
      text: String(
        details['Text'] ??
          t(ProjectId === undefined ? 'language.conflict.gone' : 'language.author.gone'),
      ),
    })
  return async (language, { label, version, stored }, text) => {
    try {
      const saved =
        ProjectId === undefined
          ? await call('language.saveText', { language, label, text, version })
          : await call('language.saveAuthorText', {
              ProjectId,
              language,
              label,
              text,
              version,
              ...(stored && { el: stored.el, en: stored.en }),
            })
      return { ok: true, version: saved.version }
    } catch (error) {
      if (isConflict(error) && error instanceof ApiError) {
        const now = Number(error.details['Version'])
        return { ok: false, problem: conflictText(error), version: now }
      }
      const fields = error instanceof ApiError ? error.fields : []
      const said = fields.map(({ message }) => message).join(' ')
      return { ok: false, problem: said || errorText(error, t) }
    }
  }
}

/** What is wrong with a text while it is typed, in words. */
export function useTextProblems(): (
  row: Pick<TextRow, 'form'>,
  model: string,
  text: string,
) => string {
  const say = useProblemWords()
  return ({ form }, model, text) => (text === '' ? '' : say(textProblems(model, text, { form })))
}

/** What is wrong with a text, in words. */
export function useProblemWords(): (problems: readonly TextProblem[]) => string {
  const { t } = useTexts()
  return (problems) =>
    problems
      .map(({ rule, names }) => [names.join(', '), t(`rule.${rule}`)].filter(Boolean).join(' '))
      .join(' ')
}
