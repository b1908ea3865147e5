import type { Area, ChartModel } from '@telemachos/spreadsheet/model/workbook-model'
import { NAMESPACES, xml, xmlPart } from './xml-text.ts'

/** The part of a sheet's drawing, which lays its charts over cells; chart n is `rIdn`. */
export function drawingPart(charts: readonly ChartModel[]): string {
  return xmlPart(
    xml(
      'xdr:wsDr',
      { 'xmlns:xdr': NAMESPACES.drawing, 'xmlns:a': NAMESPACES.shapes },
      ...charts.map(({ covers, title = '' }, index) => anchorXml(covers, title, index + 1)),
    ),
  )
}

function anchorXml({ top, left, bottom, right }: Area, title: string, id: number): string {
  const name = { id: id + 1, name: `Chart ${id}`, descr: title === '' ? undefined : title }
  const frame = xml(
    'xdr:graphicFrame',
    { macro: '' },
    xml('xdr:nvGraphicFramePr', {}, xml('xdr:cNvPr', name), xml('xdr:cNvGraphicFramePr')),
    xml('xdr:xfrm', {}, xml('a:off', { x: 0, y: 0 }), xml('a:ext', { cx: 0, cy: 0 })),
    xml(
      'a:graphic',
      {},
      xml(
        'a:graphicData',
        { uri: NAMESPACES.chart },
        xml('c:chart', {
          'xmlns:c': NAMESPACES.chart,
          'xmlns:r': NAMESPACES.links,
          'r:id': `rId${id}`,
        }),
      ),
    ),
  )
  return xml(
    'xdr:twoCellAnchor',
    {},
    cornerXml('xdr:from', top, left),
    cornerXml('xdr:to', bottom + 1, right + 1),
    frame,
    xml('xdr:clientData'),
  )
}

function cornerXml(name: string, row: number, column: number): string {
  return xml(
    name,
    {},
    xml('xdr:col', {}, String(column)),
    xml('xdr:colOff', {}, '0'),
    xml('xdr:row', {}, String(row)),
    xml('xdr:rowOff', {}, '0'),
  )
}
