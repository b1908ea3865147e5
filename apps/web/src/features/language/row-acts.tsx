import { IconDots } from '@tabler/icons-react'
import type { Language } from '@telemachos/contract/core/define-texts'
import { useState } from 'react'
import { useCall, useTexts, useWrite } from '#shared'
import { DialogFrame, Menu, showSystemMessage, toast } from '#ui'
import { AddTextDialog } from './add-text-dialog.tsx'
import classes from './language.module.css'
import { TextHistory } from './text-history.tsx'
import type { TextRow } from './text-rows.ts'
import type { TextWrites } from './use-text-writes.ts'

interface Props {
  readonly language: Language
  readonly row: TextRow
  /** Whether somebody is at the row: Tab does not stop at the others. */
  readonly isActive: boolean
  readonly writes: TextWrites
  /** The titles of the pages that show it. */
  readonly titlesOf: (row: TextRow) => readonly string[]
  readonly onChanged: () => void
}

/**
 * What can be done with a text besides writing it: make it permanent, take it back, see where it is used,
 * read its history.
 */
export function RowActs({ language, row, isActive, writes, titlesOf, onChanged }: Props) {
  const { t } = useTexts()
  const [opened, setOpened] = useState<'history' | 'places' | 'update'>()
  const { label, version } = row
  const place = { language, label }
  const history = { key: 'history', label: t('language.history'), run: () => setOpened('history') }
  return (
    <>
      <Menu
        {...(!isActive && { tabIndex: -1 })}
        className={classes.more ?? ''}
        label={t('language.more', { label })}
        button={<IconDots size={18} />}
        items={[
          { key: 'update', label: t('language.updateTitle'), run: () => setOpened('update') },
          ...(row.state === 'temporary'
            ? [
                {
                  key: 'permanent',
                  label: t('language.makePermanent'),
                  run: () => void writes.makePermanent(row),
                },
              ]
            : []),
          ...(version > 0
            ? [
                {
                  key: 'back',
                  label: t('language.takeBack'),
                  run: () => writes.takeBack(row),
                },
              ]
            : []),
          { key: 'places', label: t('language.where.used'), run: () => setOpened('places') },
          history,
        ]}
      />
      {opened === 'update' && (
        <AddTextDialog
          {...{ row, language }}
          onClose={() => setOpened(undefined)}
          onSaved={() => {
            setOpened(undefined)
            onChanged()
          }}
        />
      )}
      {opened === 'history' && (
        <History {...place} onClose={() => setOpened(undefined)} onChanged={onChanged} />
      )}
      {opened === 'places' && (
        <Places {...{ label }} titles={titlesOf(row)} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

interface PlacesProps {
  readonly label: string
  readonly titles: readonly string[]
  readonly onClose: () => void
}

/** Where a text is used. */
function Places({ label, titles, onClose }: PlacesProps) {
  const { t } = useTexts()
  return (
    <DialogFrame
      title={t('language.where.used')}
      text={label}
      dismissLabel={t('language.close')}
      onCancel={onClose}
    >
      {titles.length === 0 ? (
        <p>{t('language.where.serverText')}</p>
      ) : (
        <ul>
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </DialogFrame>
  )
}

interface HistoryProps {
  readonly language: Language
  readonly label: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** What a text of the product was. */
function History({ language, label, onClose, onChanged }: HistoryProps) {
  const { t } = useTexts()
  const versions = useCall('language.listVersions', { language, label })
  const write = useWrite('language.saveText')
  function restore(text: string): void {
    write.mutate(
      { language, label, text },
      {
        onError: (error) => showSystemMessage(error, t),
        onSuccess: () => {
          toast(t('language.savedTo', { label }))
          onChanged()
          onClose()
        },
      },
    )
  }
  return (
    <TextHistory
      {...{ language, versions, onClose }}
      name={label}
      withdrawn={t('language.history.withdrawn')}
      onRestore={({ text }) => restore(text)}
      isBusy={write.isPending}
    />
  )
}
