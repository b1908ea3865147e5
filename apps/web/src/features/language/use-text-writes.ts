import type { Language } from '@telemachos/contract/core/define-texts'
import { useTexts, useWrite } from '#shared'
import { askToConfirm, showSystemMessage, toast } from '#ui'
import type { TextRow } from './text-rows.ts'

/** What is done with a text of the product besides writing it. */
export interface TextWrites {
  readonly makePermanent: (row: TextRow) => Promise<void>
  /** Goes back to what the product says. */
  readonly takeBack: (row: TextRow) => void
}

/** The same for all rows of a table: what each of them had for itself would be made anew by every search. */
export function useTextWrites(language: Language, onChanged: () => void): TextWrites {
  const { t } = useTexts()
  const keep = useWrite('language.makePermanent')
  const drop = useWrite('language.deleteLanguage')
  const done = (said: string) => ({
    onError: (error: unknown) => showSystemMessage(error, t),
    onSuccess: () => {
      toast(said)
      onChanged()
    },
  })
  return {
    async makePermanent({ label, text }) {
      const isSure = await askToConfirm({
        title: t('language.makePermanent.sure'),
        text: t('language.makePermanent.text', { text }),
        confirmLabel: t('language.makePermanent'),
      })
      if (!isSure) return
      const row = { language, label, text, type: 'Temporary' } as const
      keep.mutate(row, done(t('language.madePermanent')))
    },
    takeBack: ({ label }) => drop.mutate({ language, label }, done(t('language.takenBack'))),
  }
}
