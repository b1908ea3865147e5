import { cellName } from '@telemachos/spreadsheet/formula/reference'
import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'
import type { ExplainedValue, Explanation } from '@telemachos/spreadsheet/explain'
import { showValue } from '@telemachos/spreadsheet/formats/show-value'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Heading, Stack, Text } from '#layout'
import { BackArrow, ModalDialog, WindowHead } from '#ui'
import classes from './calculator.module.css'
import { shownCell } from './cell-text.ts'
import { useAnswer, useOpenCalculator } from './use-calculator.ts'

interface Props {
  readonly cell: CellAddress
  readonly onClose: () => void
}

/** How a number is worked out: its formula, what it reads, and one step after the other. */
export default function ExplainDialog({ cell, onClose }: Props) {
  const { t, language } = useTexts()
  const calculator = useOpenCalculator()
  /** From the cell that was asked about to the one that is shown. */
  const [way, setWay] = useState<readonly CellAddress[]>([cell])
  const shown = way.at(-1) ?? cell
  const before = way.at(-2)
  const explanation = useAnswer({ kind: 'explain', cell: shown })
  const name = cellName(shown.row, shown.column)
  const title = t('calc.explain.title', { cell: name })
  return (
    <ModalDialog label={title} onClose={onClose}>
      <Stack gap={3} packed className={classes.dialog}>
        <WindowHead closeLabel={t('actions.cell.close')} onClose={onClose}>
          <Heading as="h2" size="section">
            {title}
          </Heading>
        </WindowHead>
        {before && (
          <div>
            <button type="button" className={classes.link} onClick={() => setWay(way.slice(0, -1))}>
              <BackArrow />
              {t('calc.explain.back', { cell: cellName(before.row, before.column) })}
            </button>
          </div>
        )}
        {explanation && (
          <p className={classes.total}>
            {t('calc.explain.result')}:{' '}
            <strong>{shownCell(calculator, shown, explanation.value, language).text}</strong>
          </p>
        )}
        {explanation?.formula !== undefined && (
          <Parts explanation={explanation} onOpen={(next) => setWay([...way, next])} />
        )}
        {explanation?.formula === undefined && (
          <Text tone="faint">{t(explanation ? 'calc.explain.typed' : 'calc.calculating')}</Text>
        )}
      </Stack>
    </ModalDialog>
  )
}

interface PartsProps {
  readonly explanation: Explanation
  readonly onOpen: (cell: CellAddress) => void
}

function Parts({ explanation, onOpen }: PartsProps) {
  const { t, language } = useTexts()
  const { isFormula } = useOpenCalculator()
  const { formula, precedents, steps, isShortened } = explanation
  const say = (value: ExplainedValue): string => {
    const one = (scalar: Parameters<typeof showValue>[0]) =>
      showValue(scalar, undefined, { language }).text || t('calc.explain.empty')
    if (value.kind === 'one') return one(value.value)
    const first = value.first.map(one).join(' · ')
    return t('calc.explain.many', { count: value.rows * value.columns, first })
  }
  return (
    <>
      <div>
        <Text tone="soft" size="medium">
          {t('calc.explain.formula')}
        </Text>
        <code className={classes.formula}>{formula}</code>
      </div>
      {precedents.length > 0 && (
        <div>
          <Text tone="soft" size="medium">
            {t('calc.explain.from')}
          </Text>
          <ul className={classes.steps}>
            {precedents.map(({ sheet, area, text, value }) => {
              const at = { sheet, row: area.top, column: area.left }
              const isComputed = value.kind === 'one' && isFormula(at)
              return (
                <li key={text}>
                  {isComputed ? (
                    <button
                      type="button"
                      className={classes.link}
                      aria-label={t('calc.explain.open', { cell: text })}
                      onClick={() => onOpen(at)}
                    >
                      {text}
                    </button>
                  ) : (
                    text
                  )}
                  : {say(value)}
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {steps.length > 0 && (
        <div>
          <Text tone="soft" size="medium">
            {t('calc.explain.steps')}
          </Text>
          <ol className={classes.steps}>
            {steps.map((step, place) => (
              <li key={place}>
                {t('calc.explain.step', { text: step.text, value: say(step.value) })}
              </li>
            ))}
          </ol>
          {isShortened && <Text tone="faint">{t('calc.explain.shortened')}</Text>}
        </div>
      )}
    </>
  )
}
