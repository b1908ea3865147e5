import { describe, expect, it } from 'vitest'
import type { WorkbookModel } from '../model/workbook-model.ts'
import { compute } from '../testing.ts'

const calculation: WorkbookModel['calculation'] = {
  isDate1904: false,
  isIterative: false,
  maxIterations: 100,
  maxChange: 0.001,
}

const greek = { calculation: { ...calculation, language: 'el' } } as const

const JANUARY_12 = 45_303
const DECEMBER_1 = 45_627

describe('a Greek workbook', () => {
  it.each([
    ['DATEVALUE("12/1/2024")', JANUARY_12],
    ['DATEVALUE("1-12-2024")', DECEMBER_1],
    ['DATEVALUE("12/13/2024")', '#VALUE!'],
    ['DATEVALUE("13/12/2024")', 45_639],
    ['DATEVALUE("12 Ιανουαρίου 2024")', JANUARY_12],
    ['DATEVALUE("2024-01-12")', JANUARY_12],
    ['"12/1/2024"+0', JANUARY_12],
    ['-"12/1/2024"', -JANUARY_12],
    ['"12/1/2024 6:00"*1', JANUARY_12 + 0.25],
    ['COUNTIF(A1:A2,"12/1/2024")', 1],
    ['COUNTIF(A1:A2,">=1/12/2024")', 1],
    ['VALUE("1.234")', 1234],
    ['VALUE("1.234,5")', 1234.5],
    ['VALUE("-1.234.567")', -1_234_567],
    ['"1.234"+1', 1235],
    ['VALUE("1,234")', 1.234],
    ['VALUE("1.5")', 1.5],
    ['VALUE("12,5%")', 0.125],
    ['NUMBERVALUE("1.234,5")', 1234.5],
    ['1.5&""', '1,5'],
    ['VALUE(1.5&"")', 1.5],
    ['LEN(12.25)', 5],
    ['CONCAT(0.5,"|",2)', '0,5|2'],
    ['TEXTJOIN("; ",TRUE,{1.5,2.5})', '1,5; 2,5'],
    ['IMSUM(1.5,"2,5+3i")', '4+3i'],
    ['TEXT(45303,"ηη/μμ/εεεε")', '12/01/2024'],
    ['TEXT(45303,"ΗΗΗΗ η ΜΜΜΜ εε")', 'Παρασκευή 12 Ιανουαρίου 24'],
    ['TEXT(45303,"μμμμ εεεε")', 'Ιανουάριος 2024'],
    ['TEXT(45303,"mmmm")', 'Ιανουάριος'],
    ['TEXT(45303,"dd/mm/yyyy")', '12/01/2024'],
    ['TEXT(0.5104,"ω:λλ:δδ")', '12:14:59'],
    ['TEXT(1.5,"[ω]:λλ")', '36:00'],
    ['TEXT(0.75,"ω:λλ πμ/μμ")', '6:00 μμ'],
    ['TEXT(1234.5,"#.##0,00")', '1.234,50'],
    ['TEXT(1234.5,"#,##0.00")', '1.234,50'],
    ['TEXT(1234567,"#.##0")', '1.234.567'],
    ['TEXT(1234567,"#,##0")', '1.234.567'],
    ['TEXT(0.125,"0,0%")', '12,5%'],
    ['TEXT(3.14159,"0.000")', '3,142'],
    ['TEXT(1234.5,"#.##0,00 ""μέρες η""")', '1.234,50 μέρες η'],
    ['TEXT(1234.5,"#.##0,00\\η")', '1.234,50η'],
    ['TEXT(-5,"0,0;[Red]-0,00")', '-5,00'],
    ['TEXT("12/1/2024","η/μ/εεεε")', '12/1/2024'],
    ['FIXED(1234.567)', '1.234,57'],
    ['DOLLAR(-1234.5)', '-1.234,50 €'],
    ['CODE("Α")', 193],
    ['CODE("ώ")', 254],
    ['CODE("Ά")', 162],
    ['CODE("€")', 128],
    ['CODE("»")', 187],
    ['CODE("ё")', 63],
    ['CHAR(225)', 'α'],
    ['CHAR(187)', '»'],
    ['CHAR(65)', 'A'],
    ['LOWER("ΟΔΟΣ ΣΟΦΟΣ")', 'οδος σοφος'],
    ['PROPER("ΓΙΩΡΓΟΣ ΠΑΠΑΣ-ΣΙΜΟΣ")', 'Γιωργος Παπας-Σιμος'],
    ['LOWER("Σ")', 'σ'],
  ])('makes of %s %j', (formula, expected) => {
    expect(compute(`=${formula}`, { A1: JANUARY_12, A2: DECEMBER_1 }, greek)).toBe(expected)
  })

  it('reads the same date where dates count from 1904', () => {
    const from1904 = { calculation: { ...greek.calculation, isDate1904: true } }
    expect(compute('="12/1/2024"+0', {}, from1904)).toBe(JANUARY_12 - 1462)
    expect(compute('=COUNTIF(A1,"12/1/2024")', { A1: '12/01/2024' }, from1904)).toBe(1)
  })
})

describe('a workbook that is not Greek', () => {
  it.each([
    ['DATEVALUE("12/1/2024")', DECEMBER_1],
    ['VALUE("1.234")', 1.234],
    ['1.5&""', '1.5'],
    ['TEXT(1234.5,"#,##0.00")', '1,234.50'],
    ['CODE("Α")', 63],
    ['LOWER("ΟΔΟΣ")', 'οδος'],
  ])('makes of %s %j', (formula, expected) => {
    expect(compute(`=${formula}`)).toBe(expected)
  })
})
