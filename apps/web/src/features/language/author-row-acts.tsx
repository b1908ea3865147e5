import { IconDots } from '@tabler/icons-react'
import type { Language } from '@telemachos/contract/core/define-texts'
import { plainText } from '@telemachos/rules/rich-text/plain-text'
import { useState } from 'react'
import { useCall, useTexts } from '#shared'
import { Menu, toast } from '#ui'
import type { AuthorRow } from './author-rows.ts'
import classes from './language.module.css'
import { TextHistory } from './text-history.tsx'
import type { useSaveText } from './use-save-text.ts'

interface Props {
  readonly ProjectId: number
  readonly language: Language
  readonly row: AuthorRow
  /** The same for all rows of the table. */
  readonly saveText: ReturnType<typeof useSaveText>
}

interface ActsProps extends Props {
  /** Whether somebody is at the row: Tab does not stop at the others. */
  readonly isActive: boolean
}

/** What can be done with a translation besides writing it: confirm it, take it back, read and restore what it was. */
export function AuthorRowActs({ ProjectId, language, row, isActive, saveText }: ActsProps) {
  const { t } = useTexts()
  const [opened, setOpened] = useState(false)
  async function write(text: string, said: string): Promise<void> {
    const saved = await saveText(language, row, text)
    toast(saved.ok ? said : saved.problem)
  }
  const isWritten = row.open && row.version > 0
  const keep = {
    key: 'keep',
    label: t('language.author.keep'),
    run: () => void write(row.stored.text, t('language.author.saved')),
  }
  const remove = {
    key: 'remove',
    label: t('language.author.remove'),
    run: () => void write('', t('language.author.removed')),
  }
  const history = { key: 'history', label: t('language.history'), run: () => setOpened(true) }
  return (
    <>
      <Menu
        {...(!isActive && { tabIndex: -1 })}
        className={classes.more ?? ''}
        label={t('language.more', { label: row.of })}
        button={<IconDots size={18} />}
        items={[...(isWritten && row.was ? [keep] : []), ...(isWritten ? [remove] : []), history]}
      />
      {opened && (
        <History {...{ ProjectId, language, row, saveText }} onClose={() => setOpened(false)} />
      )}
    </>
  )
}

/** What a translation was, and of what. */
function History({
  ProjectId,
  language,
  row,
  saveText,
  onClose,
}: Props & { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { label, of, stored, open, version } = row
  const [isBusy, setIsBusy] = useState(false)
  const versions = useCall('language.listAuthorVersions', { ProjectId, language, label })
  async function restore(text: string, translated: { el: string; en: string }): Promise<void> {
    setIsBusy(true)
    const saved = await saveText(language, { label, version, stored: translated }, text)
    setIsBusy(false)
    toast(saved.ok ? t('language.savedTo', { label: of }) : saved.problem)
    if (saved.ok) onClose()
  }
  return (
    <TextHistory
      {...{ language, versions, isBusy, onClose }}
      name={of}
      withdrawn={t('language.author.removed')}
      shownOf={plainText}
      noteOf={({ text, el, en }) =>
        text === null || (el === stored.el && en === stored.en)
          ? ''
          : t('language.author.history.of', { text: plainText(en || el) })
      }
      onRestore={open ? ({ text, el, en }) => void restore(text, { el, en }) : undefined}
    />
  )
}
