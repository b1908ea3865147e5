import { useTexts } from '../i18n/use-texts.ts'
import { askToConfirm } from '../ui/dialogs/dialog-store.ts'
import { removalWords, type Counts } from './removal-words.ts'

interface Removal {
  readonly name: string
  /** Counts what depends on it, by the server. */
  readonly count: () => Promise<Counts>
  /** What depends on it by what the page itself knows. */
  readonly known?: Counts
  /** What becomes of it, and of what depends on it. */
  readonly text: string
  /** What may depend on it where that cannot be found out. */
  readonly unknown?: string
  /** Whether it goes without asking, since nothing is lost by it. */
  readonly isQuiet?: (counts: Counts) => boolean
}

/**
 * Says what depends on something before it is removed, and asks. Where that cannot be found out, it
 * says so.
 */
export function useAskRemoval(): (removal: Removal) => Promise<boolean> {
  const texts = useTexts()
  const { t } = texts
  return async ({ name, count, known = {}, text, unknown, isQuiet }) => {
    const counts = await count().then(
      (found) => ({ ...found, ...sumOf(found, known) }),
      () => undefined,
    )
    if (counts && isQuiet?.(counts)) return true
    const told = counts
      ? removalWords(counts, true, texts)
      : [removalWords(known, false, texts), unknown].filter(Boolean).join(' ')
    return askToConfirm({
      title: t('removal.title', { name }),
      text: `${told}\n${text}`,
      confirmLabel: t('removal.confirm'),
      deletes: true,
    })
  }
}

/** What the server found and what the page knows, together. */
function sumOf(found: Counts, known: Counts): Counts {
  return Object.fromEntries(
    Object.entries(known).map(([kind, number]) => [
      kind,
      (found[kind as keyof Counts] ?? 0) + number,
    ]),
  )
}
