import type { Language } from '@telemachos/contract/core/define-texts'
import { formatDateTime } from '@telemachos/rules/dates'
import type { ComponentProps } from 'react'
import { Stack, Text } from '#layout'
import { useTexts, type CallOutput } from '#shared'
import { Button, DialogFrame, Loadable } from '#ui'

type AnyVersion = CallOutput<'language.listVersions'>[number]

interface Props<Version extends AnyVersion> {
  readonly language: Language
  /** What the text is called. */
  readonly name: string
  readonly versions: ComponentProps<typeof Loadable<readonly Version[]>>['query']
  /** What a version says that was taken back. */
  readonly withdrawn: string
  /** What is shown of a text; the text itself without it. */
  readonly shownOf?: (text: string) => string
  /** What is to be known of a version. */
  readonly noteOf?: (version: Version) => string
  /** Left out where it is read alone. */
  readonly onRestore?: ((version: Version & { readonly text: string }) => void) | undefined
  readonly isBusy: boolean
  readonly onClose: () => void
}

/** What a text was, and by whom, the latest first; each version can be brought back. */
export function TextHistory<Version extends AnyVersion>(props: Props<Version>) {
  const { language, name, versions, withdrawn, shownOf, noteOf, onRestore, isBusy, onClose } = props
  const { t } = useTexts()
  return (
    <DialogFrame
      title={t('language.history')}
      text={name}
      dismissLabel={t('language.close')}
      onCancel={onClose}
    >
      <Loadable query={versions}>
        {(list) =>
          list.length === 0 ? (
            <p>{t('language.history.none')}</p>
          ) : (
            <Stack as="ul" gap={3}>
              {list.map((version, place) => {
                const { text, at, by } = version
                const note = noteOf?.(version)
                return (
                  <li key={version.version}>
                    <Text tone="faint" size="small">
                      {t('language.history.line', {
                        at: formatDateTime(at),
                        name: by ?? t('language.conflict.somebody'),
                      })}
                    </Text>
                    {text === null ? (
                      <p>{withdrawn}</p>
                    ) : (
                      <p lang={language} dir="auto">
                        {shownOf ? shownOf(text) : text}
                      </p>
                    )}
                    {note && (
                      <Text tone="faint" size="small">
                        {note}
                      </Text>
                    )}
                    {onRestore && place > 0 && text !== null && (
                      <Button
                        variant="subtle"
                        size="compact-md"
                        loading={isBusy}
                        onClick={() => onRestore({ ...version, text })}
                      >
                        {t('language.restore')}
                      </Button>
                    )}
                  </li>
                )
              })}
            </Stack>
          )
        }
      </Loadable>
    </DialogFrame>
  )
}
