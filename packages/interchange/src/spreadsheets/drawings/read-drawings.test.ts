import { expect, it } from 'vitest'
import { readWorkbook } from '../read-workbook.ts'
import { relationships, workbookFile } from '../workbook-file.testing.ts'

const anchor = (content: string): string =>
  `<xdr:twoCellAnchor><xdr:from><xdr:col>3</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row></xdr:from>
   <xdr:to><xdr:col>9</xdr:col><xdr:colOff>5</xdr:colOff><xdr:row>15</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to>${content}</xdr:twoCellAnchor>`

const frame = (id: string): string =>
  `<xdr:graphicFrame><a:graphic><a:graphicData uri="u"><c:chart r:id="${id}"/></a:graphicData></a:graphic></xdr:graphicFrame>`

function read(chart: string, drawing = anchor(frame('rId1'))) {
  return readWorkbook(
    workbookFile('<sheetData/><drawing r:id="rId9"/>', {
      'xl/worksheets/_rels/sheet1.xml.rels': relationships([
        'rId9',
        'drawing',
        '../drawings/drawing1.xml',
      ]),
      'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="x">${drawing}</xdr:wsDr>`,
      'xl/drawings/_rels/drawing1.xml.rels': relationships(
        ['rId1', 'chart', '../charts/chart1.xml'],
        ['rId2', 'chartEx', 'x.xml'],
      ),
      'xl/charts/chart1.xml': `<c:chartSpace xmlns:c="c">${chart}</c:chartSpace>`,
    }),
  )
}

const ref = (name: string, formula: string): string =>
  `<c:${name}><c:numRef><c:f>${formula}</c:f><c:numCache/></c:numRef></c:${name}>`

it('reads columns with a line on a second axis, titles and colours', () => {
  const { sheets, notes } = read(`<c:chart>
    <c:title><c:tx><c:rich><a:p><a:r><a:t>Έσοδα και </a:t></a:r><a:r><a:t>κέρδος</a:t></a:r></a:p></c:rich></c:tx></c:title>
    <c:plotArea>
      <c:barChart><c:barDir val="col"/><c:grouping val="stacked"/>
        <c:ser><c:tx><c:strRef><c:f>Φ!$B$1</c:f></c:strRef></c:tx><c:spPr><a:solidFill><a:schemeClr val="accent1"><a:lumMod val="50000"/></a:schemeClr></a:solidFill></c:spPr>${ref('cat', 'Φ!$A$2:$A$5')}${ref('val', 'Φ!$B$2:$B$5')}</c:ser>
        <c:axId val="1"/><c:axId val="2"/></c:barChart>
      <c:lineChart><c:grouping val="standard"/>
        <c:ser><c:tx><c:v>Κέρδος</c:v></c:tx><c:spPr><a:ln><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:ln></c:spPr>${ref('val', 'Φ!$C$2:$C$5')}</c:ser>
        <c:axId val="3"/><c:axId val="4"/></c:lineChart>
      <c:catAx><c:axId val="1"/><c:title><c:tx><c:rich><a:p><a:r><a:t>Μήνας</a:t></a:r></a:p></c:rich></c:tx></c:title></c:catAx>
      <c:valAx><c:axId val="2"/></c:valAx><c:valAx><c:axId val="4"/></c:valAx>
    </c:plotArea><c:legend/></c:chart>`)
  expect(sheets[0]!.charts).toEqual([
    {
      title: 'Έσοδα και κέρδος',
      series: [
        {
          kind: 'column',
          name: { reference: 'Φ!$B$1' },
          categories: 'Φ!$A$2:$A$5',
          values: 'Φ!$B$2:$B$5',
          colour: '#203864',
          isSecondAxis: false,
        },
        {
          kind: 'line',
          name: { text: 'Κέρδος' },
          values: 'Φ!$C$2:$C$5',
          colour: '#ff0000',
          isSecondAxis: true,
        },
      ],
      stacking: 'stacked',
      hasLegend: true,
      axisTitles: { category: 'Μήνας' },
      covers: { top: 1, left: 3, bottom: 14, right: 9 },
    },
  ])
  expect(notes).toEqual([])
})

it.each([
  ['<c:barChart><c:barDir val="bar"/>', '</c:barChart>', 'bar'],
  ['<c:areaChart>', '</c:areaChart>', 'area'],
  ['<c:pieChart>', '</c:pieChart>', 'pie'],
  ['<c:doughnutChart>', '</c:doughnutChart>', 'doughnut'],
  ['<c:radarChart>', '</c:radarChart>', 'radar'],
])('reads %s', (open, close, kind) => {
  const { sheets } = read(
    `<c:chart><c:title/><c:plotArea>${open}<c:ser><c:tx><c:strRef><c:f>Φ!$B$1</c:f></c:strRef></c:tx>${ref('val', 'Φ!$B$2:$B$5')}</c:ser>${close}</c:plotArea></c:chart>`,
  )
  expect(sheets[0]!.charts[0]).toMatchObject({
    titleReference: 'Φ!$B$1',
    series: [{ kind, isSecondAxis: false }],
    hasLegend: false,
  })
})

it('reads dots with values of its own, and a title of a cell', () => {
  const { sheets } = read(
    `<c:chart><c:title><c:tx><c:strRef><c:f>Φ!$A$1</c:f><c:strCache><c:pt><c:v>Τίτλος</c:v></c:pt></c:strCache></c:strRef></c:tx></c:title><c:plotArea><c:scatterChart>
     <c:ser>${ref('xVal', 'Φ!$A$2:$A$5')}<c:yVal><c:numLit><c:pt><c:v>1</c:v></c:pt><c:pt><c:v>2.5</c:v></c:pt></c:numLit></c:yVal></c:ser></c:scatterChart></c:plotArea></c:chart>`,
  )
  expect(sheets[0]!.charts[0]).toMatchObject({
    title: 'Τίτλος',
    titleReference: 'Φ!$A$1',
    series: [{ kind: 'scatter', categories: 'Φ!$A$2:$A$5', values: '{1,2.5}' }],
  })
})

it('lists what it cannot draw', () => {
  const { sheets, notes } = read(
    `<c:chart><c:plotArea><c:surfaceChart><c:ser>${ref('val', 'Φ!$B$2')}</c:ser></c:surfaceChart><c:pie3DChart><c:ser>${ref('val', 'Φ!$B$2')}</c:ser></c:pie3DChart></c:plotArea></c:chart>`,
    anchor(frame('rId1')) + anchor(frame('rId2')) + anchor('<xdr:pic/>') + anchor('<xdr:sp/>'),
  )
  expect(sheets[0]!.charts.map(({ series }) => series.map(({ kind }) => kind))).toEqual([['pie']])
  expect(notes.map(({ reason, detail }) => [reason, detail])).toEqual([
    ['chart_kind', 'surfaceChart'],
    ['chart_flattened', 'pie3DChart'],
    ['chart_kind', 'chartEx'],
    ['picture', undefined],
    ['drawing', undefined],
  ])
})
