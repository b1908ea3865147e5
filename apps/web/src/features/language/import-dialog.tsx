import type { Language } from '@telemachos/contract/core/define-texts'
import { Heading, Stack, Text } from '#layout'
import { languageOf, useTexts, useWrite, type CallOutput } from '#shared'
import { DialogFrame, showSystemMessage, toast } from '#ui'
import classes from './language.module.css'
import { textsAlone, type FileRow } from './text-files.ts'

interface Props {
  readonly language: Language
  readonly rows: readonly FileRow[]
  /** What taking the file would change, as the server says. */
  readonly summary: CallOutput<'language.importTexts'>
  /** Whose authors' texts they translate; those of the product without it. */
  readonly ProjectId?: number
  readonly onClose: () => void
  /** Left out where an event tells of it. */
  readonly onChanged?: () => void
}

/** What a file would change, before it does. */
export function ImportDialog({ language, rows, summary, ProjectId, onClose, onChanged }: Props) {
  const { t } = useTexts()
  const ofProduct = useWrite('language.importTexts')
  const ofProject = useWrite('language.importAuthorTexts')
  const isPending = ofProduct.isPending || ofProject.isPending
  const { added, changed, same, changes, refused } = summary
  const count = added + changed
  function apply(): void {
    const input = { language, dryRun: false }
    const then = {
      onError: (error: unknown) => showSystemMessage(error, t),
      onSuccess: () => {
        toast(t('language.import.done', { count }))
        onChanged?.()
        onClose()
      },
    }
    if (ProjectId === undefined) ofProduct.mutate({ ...input, rows: textsAlone(rows) }, then)
    else ofProject.mutate({ ...input, ProjectId, rows: [...rows] }, then)
  }
  return (
    <DialogFrame
      title={t('language.import.title', { title: languageOf(language)?.title ?? language })}
      text={t('language.import.summary', { added, changed, same, refused: refused.length })}
      onCancel={onClose}
      loading={isPending}
      {...(count > 0 && { onConfirm: apply, confirmLabel: t('language.import.apply') })}
    >
      {count === 0 && <p>{t('language.import.nothing')}</p>}
      <Stack gap={4} className={classes.summary}>
        {refused.length > 0 && (
          <section>
            <Heading size="dialog">{t('language.import.refused')}</Heading>
            <ul>
              {refused.map(({ label, rule, names }) => (
                <li key={`${label} ${rule}`}>
                  <span className={classes.mono}>{label}</span>{' '}
                  {[names.join(', '), t(`rule.${rule as 'required'}`)].filter(Boolean).join(' ')}
                </li>
              ))}
            </ul>
          </section>
        )}
        {changes.length > 0 && (
          <section>
            <Heading size="dialog">{t('language.import.changes')}</Heading>
            <ul>
              {changes.map(({ label, before, after }) => (
                <li key={label}>
                  <span className={classes.mono}>{label}</span>
                  {before !== null && (
                    <Text tone="faint">
                      <del lang={language}>{before}</del>
                    </Text>
                  )}
                  <p lang={language} dir="auto">
                    {after}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Stack>
    </DialogFrame>
  )
}
