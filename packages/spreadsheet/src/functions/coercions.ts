const words = (text: string): string[] => text.trim().split(/\s+/)

const COMPLEX = words(`
  COMPLEX IMABS IMAGINARY IMARGUMENT IMCONJUGATE IMCOS IMCOSH IMCOT IMCSC IMCSCH IMDIV IMEXP
  IMLN IMLOG10 IMLOG2 IMPOWER IMPRODUCT IMREAL IMSEC IMSECH IMSIN IMSINH IMSQRT IMSUB IMSUM
  IMTAN
`)

const ENGINEERING = words(`
  BESSELI BESSELJ BESSELK BESSELY CONVERT DELTA GESTEP ERF ERF.PRECISE ERFC ERFC.PRECISE BIN2DEC
  BIN2HEX BIN2OCT DEC2BIN DEC2HEX DEC2OCT HEX2BIN HEX2DEC HEX2OCT OCT2BIN OCT2DEC OCT2HEX
`)

const MATHEMATICS = words(`
  FACTDOUBLE GCD LCM MROUND MULTINOMIAL QUOTIENT RANDBETWEEN SERIESSUM SQRTPI ISEVEN ISODD
`)

const DATES = words(`
  EDATE EOMONTH NETWORKDAYS WEEKNUM WORKDAY YEARFRAC
`)

const FINANCE = words(`
  ACCRINT ACCRINTM AMORDEGRC AMORLINC COUPDAYBS COUPDAYS COUPDAYSNC COUPNCD COUPNUM COUPPCD
  CUMIPMT CUMPRINC DISC DOLLARDE DOLLARFR DURATION EFFECT FVSCHEDULE INTRATE MDURATION NOMINAL
  ODDFPRICE ODDFYIELD ODDLPRICE ODDLYIELD PRICE PRICEDISC PRICEMAT RECEIVED TBILLEQ TBILLPRICE
  TBILLYIELD XIRR XNPV YIELD YIELDDISC YIELDMAT
`)

const ANALYSIS_PACK: ReadonlySet<string> = new Set([
  ...COMPLEX,
  ...ENGINEERING,
  ...MATHEMATICS,
  ...DATES,
  ...FINANCE,
])

const NEEDS_EACH: ReadonlySet<string> = new Set(['GCD', 'LCM'])

/** Functions that go through a list cell by cell, or ask for references as such. */
const TAKES_UNIONS: ReadonlySet<string> = new Set(
  words(`
  AGGREGATE AND AREAS AVERAGE AVERAGEA CONCAT COUNT COUNTA FREQUENCY HSTACK INDEX IRR ISREF LARGE
  MAX MAXA MIN MINA MIRR OR PERCENTILE PERCENTILE.EXC PERCENTILE.INC PERCENTRANK PERCENTRANK.EXC
  PERCENTRANK.INC PRODUCT QUARTILE QUARTILE.EXC QUARTILE.INC RANK RANK.AVG RANK.EQ SHEETS SMALL
  STDEVA STDEVPA SUBTOTAL SUM SUMSQ TEXTJOIN TRIMMEAN VARA VARPA VSTACK XOR
  `),
)

/** How a function turns its arguments into numbers and texts, where it is not as most do. */
export interface Coercion {
  /**
   * TRUE and FALSE are #VALUE!, and texts in cells of a list are read as numbers: so do the functions that
   * spreadsheets had from the analysis pack at first.
   */
  readonly isOfAnalysisPack: boolean
  /** What is left empty between commas is #N/A in a list, rather than 0. */
  readonly needsEach: boolean
  /** Several references joined by commas are taken as one, rather than being #VALUE!. */
  readonly takesUnions: boolean
}

/** How the function of a name reads its arguments. */
export function coercionOf(name: string, takesNumbers: boolean): Coercion {
  return {
    isOfAnalysisPack: ANALYSIS_PACK.has(name),
    needsEach: NEEDS_EACH.has(name),
    takesUnions: takesNumbers || TAKES_UNIONS.has(name),
  }
}
