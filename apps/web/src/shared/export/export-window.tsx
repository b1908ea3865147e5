import { useState, type ReactNode } from 'react'
import { useCall } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { Heading } from '../layout/heading.tsx'
import { Row } from '../layout/row.tsx'
import { Stack } from '../layout/stack.tsx'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/choices/select-field.tsx'
import { ModalDialog } from '../ui/modal-dialog.tsx'
import classes from './export-dialog.module.css'
import type { ExportFormat } from './export-messages.ts'
import { ExportStatus } from './export-status.tsx'
import { useExport, type Wanted } from './use-export.ts'

/** In what a file is written. */
export interface FileTerms {
  readonly format: ExportFormat
  /** Between the fields of a csv, as its person prefers it; undefined until that is known. */
  readonly separator: string | undefined
}

interface Props {
  readonly title: string
  readonly lead: string
  readonly formats?: readonly ExportFormat[]
  /** How many things there are to be exported. */
  readonly count: number
  /** What is chosen besides the format. */
  readonly choices?: ReactNode
  /** What the choice of a format comes to. */
  readonly note?: (terms: FileTerms) => ReactNode
  /** Says how many of how many are done. */
  readonly say: (numbers: { readonly done: string; readonly total: string }) => string
  /** Whether something has to be chosen first. */
  readonly isIncomplete?: boolean
  /** What is exported, once it begins. */
  readonly source: () => Omit<Wanted, keyof FileTerms>
  readonly onClose: () => void
}

/** In which format something is exported, and how far the file is: it stays open while the export runs. */
export function ExportWindow(props: Props) {
  const { title, lead, formats = ['xlsx', 'csv'], count, choices, note, onClose } = props
  const { t } = useTexts()
  const preferences = useCall('identity.getPreferences', {})
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const { progress, start, cancel } = useExport()
  const isRunning = progress.kind === 'running'
  const separator = preferences.data?.ExportSeparator
  const begin = (): void =>
    void start({ ...props.source(), format, separator: separator ?? ';' }, count)
  return (
    <ModalDialog label={title} onClose={isRunning ? () => {} : onClose}>
      <Stack gap={4} packed className={classes.body}>
        <Heading size="dialog">{title}</Heading>
        <p className={classes.lead}>{lead}</p>
        <fieldset className={classes.form} disabled={isRunning}>
          <SelectField
            label={t('exports.format')}
            options={formats.map((value) => ({ value, label: t(`exports.format.${value}`) }))}
            value={format}
            onChange={(value) => setFormat(formats.find((one) => one === value) ?? 'xlsx')}
          />
          {choices}
        </fieldset>
        {note?.({ format, separator })}
        <ExportStatus progress={progress} say={props.say} />
        <Row gap={2} justify="end">
          <Button variant="default" onClick={isRunning ? cancel : onClose}>
            {t(isRunning ? 'exports.cancel' : 'exports.close')}
          </Button>
          {!isRunning && (
            <Button
              disabled={count === 0 || props.isIncomplete}
              held={preferences.isPending}
              onClick={begin}
            >
              {t('exports.start')}
            </Button>
          )}
        </Row>
      </Stack>
    </ModalDialog>
  )
}
