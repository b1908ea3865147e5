import type { Texts } from '../../i18n/use-texts.ts'
import { askForText } from '../dialogs/dialog-store.ts'

/** As packages/rules cuts it. */
const MAX_ALT = 300

/** Asks what a picture shows, for who does not see it; null where it was given up. */
export const askForAlt = (t: Texts['t'], alt = ''): Promise<string | null> =>
  askForText({
    title: t('ui.rich.alt'),
    label: t('ui.rich.altLabel'),
    hint: t('ui.rich.altHint'),
    value: alt,
    check: (words) =>
      words.trim() === ''
        ? t('ui.rich.altMissing')
        : words.trim().length > MAX_ALT
          ? t('ui.rich.altLong')
          : undefined,
  })
