import { fitNumber } from '@telemachos/spreadsheet/formats/fit-number'
import { showValue, type ShownValue } from '@telemachos/spreadsheet/formats/show-value'
import type { ConditionalLook } from '@telemachos/spreadsheet/formats/conditional-formats'
import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'
import type { CellStyle, WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { isError, type Scalar } from '@telemachos/spreadsheet/values/value'
import type { CSSProperties } from 'react'
import type { ShownCell } from './calculator-messages.ts'
import { fileCell } from './file-cell.ts'
import { numberWidth } from './text-width.ts'
import type { PageCalculator } from './use-calculator.ts'

function styleOf(model: WorkbookModel, at: CellAddress): CellStyle {
  const index = fileCell(model, at)?.style
  return (index === undefined ? undefined : model.styles[index]) ?? {}
}

/** A cell's value as it is shown, by the number format of the cell. */
export function shownCell(
  { model }: Pick<PageCalculator, 'model'>,
  at: CellAddress,
  value: Scalar,
  language: string,
): ShownValue {
  return showValue(value, styleOf(model, at).format, {
    language,
    isDate1904: model.calculation.isDate1904,
  })
}

/** Left and right of what a cell shows, in pixels; see calculator.module.css. */
const PADDING = 8

/** The same as much of it as stands in so many pixels: a number is rounded or replaced, never cut. */
export function fittedText(
  { model }: Pick<PageCalculator, 'model'>,
  at: CellAddress,
  { value, text }: { readonly value: Scalar; readonly text: string },
  { language, width }: { readonly language: string; readonly width: number },
): string {
  const { format, font = {} } = styleOf(model, at)
  const look = { ...font, size: font.size && Math.round(font.size * POINTS_TO_PX) }
  const fits = (one: string) => numberWidth(one, look) <= width - PADDING
  return fitNumber(value, text, format, { language, fits })
}

type Shown = ShownCell & Pick<ShownValue, 'colour'>

const VERTICAL = { top: 'start', center: 'center', bottom: 'end' } as const
const SIDES = { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' } as const
const WIDTHS = { thin: 1, hair: 1, dotted: 1, dashed: 1, medium: 2, thick: 3, double: 3 } as const
const POINTS_TO_PX = 96 / 72

/** How a cell looks, and whether its text may reach over the empty cell beside it. */
export function lookOfCell(
  { model }: Pick<PageCalculator, 'model'>,
  at: CellAddress,
  { value, look, isOpen = false, colour }: Shown,
): { readonly style: CSSProperties; readonly overflows: boolean } {
  const own = styleOf(model, at)
  const now = look?.style
  const style: CellStyle = now
    ? {
        ...own,
        ...now,
        font: { ...own.font, ...now.font },
        border: { ...own.border, ...now.border },
      }
    : own
  const { font = {}, alignment = {}, fill, border = {} } = style
  const horizontal = alignment.horizontal ?? usualAlignment(value)
  const lines = [font.isUnderlined && 'underline', font.isStruck && 'line-through'].filter(Boolean)
  const css: CSSProperties = {
    ...(font.isBold && { fontWeight: 700 }),
    ...(font.isItalic && { fontStyle: 'italic' }),
    ...(lines.length > 0 && { textDecoration: lines.join(' ') }),
    ...(font.size !== undefined && { fontSize: Math.round(font.size * POINTS_TO_PX) }),
    ...((colour ?? font.colour) && { color: colour ?? font.colour }),
    ...(fill && { background: fill }),
    ...(look?.bar && { background: barOf(look.bar, fill) }),
    textAlign: horizontal === 'fill' || horizontal === 'justify' ? 'left' : horizontal,
    justifyContent:
      horizontal === 'right' ? 'flex-end' : horizontal === 'center' ? 'center' : 'flex-start',
    alignItems: VERTICAL[alignment.vertical ?? 'bottom'],
    ...(alignment.isWrapped && {
      whiteSpace: 'pre-wrap' as const,
      overflowWrap: 'anywhere' as const,
    }),
    ...(alignment.indent && { paddingInlineStart: 4 + alignment.indent * 9 }),
    ...Object.fromEntries(
      Object.entries(border).map(([side, { style: line, colour: ink }]) => [
        `border${SIDES[side as keyof typeof SIDES]}`,
        `${WIDTHS[line]}px ${line === 'double' || line === 'dashed' || line === 'dotted' ? line : 'solid'} ${ink}`,
      ]),
    ),
  }
  const overflows =
    typeof value === 'string' && !alignment.isWrapped && horizontal === 'left' && isOpen
  return { style: css, overflows }
}

/** A bar behind a value, as long as its share. */
function barOf({ colour, share }: NonNullable<ConditionalLook['bar']>, fill = '#ffffff'): string {
  const end = `${Math.round(share * 100)}%`
  return `linear-gradient(to right, ${colour} ${end}, ${fill} ${end})`
}

function usualAlignment(value: Scalar): 'left' | 'center' | 'right' {
  if (typeof value === 'number') return 'right'
  return typeof value === 'boolean' || isError(value) ? 'center' : 'left'
}
