import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDownload,
  IconLayersIntersect,
  IconPrinter,
  IconRestore,
} from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '#shared'
import { IconButton, lazyWindow, showSystemMessage } from '#ui'
import classes from './calculator.module.css'
import type { CalculatorFields } from './fields.ts'
import { CalculatorEnded } from './remote-calculator.ts'
import { typedOf, type TypedValues } from './typed-values.ts'
import { useOpenCalculator } from './use-calculator.ts'
import type { Steps } from './use-steps.ts'

const ScenariosDialog = lazyWindow(() => import('./scenarios-dialog.tsx'))

interface Props {
  readonly steps: Steps
  readonly fields: CalculatorFields
  readonly isPart: boolean
  /** How it is shown. */
  readonly children: ReactNode
}

/** Going back and forth, scenarios, printing, and taking the workbook along. */
export function CalculatorToolbar({ steps, fields, isPart, children }: Props) {
  const { t, language } = useTexts()
  const calculator = useOpenCalculator()
  const [isComparing, setComparing] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const { Inputs } = calculator.source.Settings
  const isWritable = !fields.isReadOnly && Inputs.length > 0

  /** Every input as the file has it. */
  function reset(): void {
    const texts: TypedValues = Object.fromEntries(
      Inputs.map((input) => [
        input.Name,
        typedOf(input, calculator.originals[input.Name], language),
      ]),
    )
    fields.setAll(texts)
  }
  async function download(): Promise<void> {
    setLoading(true)
    try {
      const { downloadWorkbook } = await import('./download-workbook.ts')
      await downloadWorkbook(calculator)
    } catch (error) {
      // What ended it is said beside the calculator.
      if (!(error instanceof CalculatorEnded)) showSystemMessage(error, t)
    } finally {
      setLoading(false)
    }
  }
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t('calc.tools')}>
      {children}
      <span className={classes.tools}>
        {isWritable && (
          <>
            <IconButton label={t('calc.undo')} disabled={!steps.canUndo} onClick={steps.undo}>
              <IconArrowBackUp size={20} />
            </IconButton>
            <IconButton label={t('calc.redo')} disabled={!steps.canRedo} onClick={steps.redo}>
              <IconArrowForwardUp size={20} />
            </IconButton>
            <IconButton label={t('calc.reset')} onClick={reset}>
              <IconRestore size={20} />
            </IconButton>
          </>
        )}
        {Inputs.length > 0 && !isPart && (
          <IconButton label={t('calc.scenarios')} onClick={() => setComparing(true)}>
            <IconLayersIntersect size={20} />
          </IconButton>
        )}
        {!isPart && (
          <IconButton label={t('calc.print')} onClick={() => print()}>
            <IconPrinter size={20} />
          </IconButton>
        )}
        <IconButton label={t('calc.download')} disabled={isLoading} onClick={() => void download()}>
          <IconDownload size={20} />
        </IconButton>
      </span>
      {isComparing && <ScenariosDialog fields={fields} onClose={() => setComparing(false)} />}
    </div>
  )
}
