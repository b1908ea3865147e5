import { expect, it } from 'vitest'
import { readWorkbook } from '../read-workbook.ts'
import { workbookFile } from '../workbook-file.testing.ts'

const STYLES = `<styleSheet>
  <numFmts><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="165" formatCode="General"/></numFmts>
  <fonts><font><sz val="11"/><name val="Calibri"/></font><font><b/><i val="0"/><u/><strike/><sz val="14"/><color theme="4" tint="-0.249977111117893"/></font></fonts>
  <fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor theme="0" tint="-0.15"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor indexed="13"/></patternFill></fill></fills>
  <borders><border/><border><left style="mediumDashed"><color rgb="FF112233"/></left><bottom style="double"/></border></borders>
  <cellStyleXfs><xf/><xf/></cellStyleXfs>
  <cellXfs><xf/>
    <xf numFmtId="164" fontId="1" fillId="2" borderId="1" xfId="1"><alignment horizontal="centerContinuous" vertical="top" wrapText="1" indent="2" textRotation="135"/><protection locked="0"/></xf>
    <xf numFmtId="14" fillId="3"/><xf numFmtId="165"/><xf numFmtId="44"/></cellXfs>
  <cellStyles><cellStyle name="Κανονικό" xfId="0" builtinId="0"/><cellStyle name="Εισαγωγή" xfId="1" builtinId="20"/></cellStyles>
</styleSheet>`

const THEME = `<a:theme><a:themeElements><a:clrScheme><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window"/></a:lt1>
  <a:accent1><a:srgbClr val="4F81BD"/></a:accent1></a:clrScheme></a:themeElements></a:theme>`

it('finds the style of inputs under the name that LibreOffice gives it', () => {
  const { styles } = readWorkbook(
    workbookFile('', {
      'xl/styles.xml':
        '<styleSheet><cellXfs><xf/><xf xfId="1"/></cellXfs><cellStyles><cellStyle name="Normal" xfId="0" builtinId="0"/><cellStyle name="Excel Built-in Input" xfId="1"/></cellStyles></styleSheet>',
    }),
  )
  expect(styles).toEqual([{}, { name: 'Input' }])
})

it('reads fonts, fills, borders, alignment, protection, formats and names, in the colours of the theme', () => {
  const { styles } = readWorkbook(
    workbookFile('', { 'xl/styles.xml': STYLES, 'xl/theme/theme1.xml': THEME }),
  )
  const usual = { name: 'Calibri', size: 11 }
  expect(styles).toEqual([
    { font: usual },
    {
      font: { size: 14, isBold: true, isUnderlined: true, isStruck: true, colour: '#376092' },
      fill: '#d9d9d9',
      border: {
        left: { style: 'dashed', colour: '#112233' },
        bottom: { style: 'double', colour: '#000000' },
      },
      alignment: {
        horizontal: 'center',
        vertical: 'top',
        isWrapped: true,
        indent: 2,
        rotation: -45,
      },
      format: '#,##0.00\\ "€"',
      isLocked: false,
      name: 'Input',
    },
    { font: usual, fill: '#ffff00', format: 'd/m/yyyy' },
    { font: usual },
    {
      font: usual,
      format: String.raw`_-* #,##0.00\ "€"_-;\-* #,##0.00\ "€"_-;_-* "-"??\ "€"_-;_-@_-`,
    },
  ])
})
