import { MAX_FORMAT } from '@telemachos/rules/workbook-limits'

/**
 * The formats that files name by number without writing them. Those that a program shows by the
 * reader's country are the Greek ones.
 */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: String.raw`#,##0\ "€";\-#,##0\ "€"`,
  6: String.raw`#,##0\ "€";[Red]\-#,##0\ "€"`,
  7: String.raw`#,##0.00\ "€";\-#,##0.00\ "€"`,
  8: String.raw`#,##0.00\ "€";[Red]\-#,##0.00\ "€"`,
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'd/m/yyyy h:mm',
  37: String.raw`#,##0\ _€;\-#,##0\ _€`,
  38: String.raw`#,##0\ _€;[Red]\-#,##0\ _€`,
  39: String.raw`#,##0.00\ _€;\-#,##0.00\ _€`,
  40: String.raw`#,##0.00\ _€;[Red]\-#,##0.00\ _€`,
  41: String.raw`_-* #,##0\ _€_-;\-* #,##0\ _€_-;_-* "-"\ _€_-;_-@_-`,
  42: String.raw`_-* #,##0\ "€"_-;\-* #,##0\ "€"_-;_-* "-"\ "€"_-;_-@_-`,
  43: String.raw`_-* #,##0.00\ _€_-;\-* #,##0.00\ _€_-;_-* "-"??\ _€_-;_-@_-`,
  44: String.raw`_-* #,##0.00\ "€"_-;\-* #,##0.00\ "€"_-;_-* "-"??\ "€"_-;_-@_-`,
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}

const OWN_FROM = 164
/** Dates and times of East Asian countries. */
const EAST_ASIAN = /^(?:2[7-9]|3[0-6]|5[0-8])$/

/** The code of a number format; undefined for the usual one. */
export function formatCode(id: number, own: ReadonlyMap<number, string>): string | undefined {
  const code = own.get(id) ?? (id < OWN_FROM ? BUILT_IN[id] : undefined)
  if (code !== undefined && code.length > MAX_FORMAT) return undefined
  if (code === undefined) return EAST_ASIAN.test(String(id)) ? BUILT_IN[14] : undefined
  return code === '' || /^(?:general|standard)$/i.test(code) ? undefined : code
}
