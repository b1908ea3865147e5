import { ConflictNote } from '#ui'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { fullName } from '@telemachos/rules/greek-person'
import { useTexts } from '#shared'
import {
  valuesOf,
  type Content,
  type ContentValues,
} from '../../../shared/actions/content-values.ts'

interface Props {
  readonly mine: ContentValues
  readonly theirs: Content
  readonly isBusy: boolean
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Somebody else has saved the action meanwhile: what differs, in words, and whose is to stay. */
export function ContentConflict({ mine, theirs, isBusy, onMine, onTheirs }: Props) {
  const { t, language } = useTexts()
  const inWords = ({ Title, Descr, ShowCondition, EnableCondition, Form }: ContentValues) => ({
    [t('ui.language.el', { name: t('actions.author.title') })]: Title.el ?? '',
    [t('ui.language.en', { name: t('actions.author.title') })]: Title.en ?? '',
    [t('ui.language.el', { name: t('actions.author.descr') })]: Descr.el ?? '',
    [t('ui.language.en', { name: t('actions.author.descr') })]: Descr.en ?? '',
    [t('actions.author.show')]: ShowCondition,
    [t('actions.author.enable')]: EnableCondition,
    [t('actions.author.form')]: Form.map(({ label }) => textIn(label, language)).join('\n'),
  })
  const others = inWords(valuesOf(theirs))
  const differences = Object.entries(inWords(mine))
    .map(([label, own]) => ({ label, mine: own, theirs: others[label] ?? '' }))
    .filter((difference) => difference.mine !== difference.theirs)
  return (
    <ConflictNote
      by={theirs.By && fullName(theirs.By)}
      at={theirs.At}
      differences={differences}
      isBusy={isBusy}
      onMine={onMine}
      onTheirs={onTheirs}
    />
  )
}
