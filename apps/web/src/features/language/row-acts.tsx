import { IconDots } from '@tabler/icons-react'
import type { Language } from '@telemachos/contract/core/define-texts'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { Stack, Text } from '#layout'
import { useCall, useTexts, useWrite } from '#shared'
import { askToConfirm, Button, DialogFrame, Loadable, Menu, showSystemMessage, toast } from '#ui'
import { AddTextDialog } from './add-text-dialog.tsx'
import classes from './language.module.css'
import type { TextRow } from './text-rows.ts'

interface Props {
  readonly language: Language
  readonly row: TextRow
  /** Of the pages that show it. */
  readonly titles: readonly string[]
  readonly onChanged: () => void
}

/**
 * What can be done with a text besides writing it: make it permanent, take it back, see where it is used,
 * read its history.
 */
export function RowActs({ language, row, titles, onChanged }: Props) {
  const { t } = useTexts()
  const [opened, setOpened] = useState<'history' | 'places' | 'update'>()
  const keep = useWrite('language.makePermanent')
  const drop = useWrite('language.deleteLanguage')
  const { label, text, version } = row
  const place = { language, label }
  const onError = (error: unknown) => showSystemMessage(error, t)
  const done = (said: string) => ({
    onError,
    onSuccess: () => {
      toast(said)
      onChanged()
    },
  })
  async function makePermanent(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('language.makePermanent.sure'),
      text: t('language.makePermanent.text', { text }),
      confirmLabel: t('language.makePermanent'),
    })
    if (isSure)
      keep.mutate({ ...place, text, type: 'Temporary' }, done(t('language.madePermanent')))
  }
  const history = { key: 'history', label: t('language.history'), run: () => setOpened('history') }
  return (
    <>
      <Menu
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
                  run: () => void makePermanent(),
                },
              ]
            : []),
          ...(version > 0
            ? [
                {
                  key: 'back',
                  label: t('language.takeBack'),
                  run: () => drop.mutate(place, done(t('language.takenBack'))),
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
        <DialogFrame
          title={t('language.where.used')}
          text={label}
          dismissLabel={t('language.close')}
          onCancel={() => setOpened(undefined)}
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
      )}
    </>
  )
}

interface HistoryProps {
  readonly language: Language
  readonly label: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** What a text was, and by whom; each version can be brought back. */
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
    <DialogFrame
      title={t('language.history')}
      text={label}
      dismissLabel={t('language.close')}
      onCancel={onClose}
    >
      <Loadable query={versions}>
        {(list) =>
          list.length === 0 ? (
            <p>{t('language.history.none')}</p>
          ) : (
            <Stack as="ul" gap={3}>
              {list.map(({ version, text, at, by }, place) => (
                <li key={version}>
                  <Text tone="faint" size="small">
                    {t('language.history.line', {
                      at: formatDateTime(at),
                      name: by ?? t('language.conflict.somebody'),
                    })}
                  </Text>
                  <p lang={language} dir="auto">
                    {text ?? t('language.history.withdrawn')}
                  </p>
                  {place > 0 && text !== null && (
                    <Button
                      variant="subtle"
                      size="compact-md"
                      loading={write.isPending}
                      onClick={() => restore(text)}
                    >
                      {t('language.restore')}
                    </Button>
                  )}
                </li>
              ))}
            </Stack>
          )
        }
      </Loadable>
    </DialogFrame>
  )
}
