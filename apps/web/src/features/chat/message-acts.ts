import { MAX_MESSAGE } from '@telemachos/contract/chat/limits'
import type { Texts } from '#shared'
import { askForText, askToConfirm } from '#ui'

/** Asks for what a message is to say instead; it is typed until it is saved. */
export async function askToChange(
  value: string,
  save: (text: string) => Promise<void>,
  t: Texts['t'],
): Promise<void> {
  await askForText({
    title: t('chat.edit.title'),
    label: t('chat.edit.label'),
    value,
    confirmLabel: t('chat.edit.save'),
    multiline: true,
    check: (typed) => {
      if (typed.trim() === '') return t('rule.required')
      return typed.length > MAX_MESSAGE ? t('chat.tooLong', { max: MAX_MESSAGE }) : undefined
    },
    save,
  })
}

/** Asks whether a message is to be deleted. */
export const askToDelete = (t: Texts['t']): Promise<boolean> =>
  askToConfirm({
    title: t('chat.delete.sure'),
    text: t('chat.delete.sureText'),
    confirmLabel: t('chat.delete'),
    danger: true,
  })
