import { renderSVG } from 'uqr'
import type { Align, Block, Cell, Inline } from './written-html.ts'

/** How documents look as pages, on paper too. */
const LOOK = `
  @page { margin: 20mm }
  body { max-width: 720px; margin: 0 auto; padding: 32px 24px; color: #1c1c2b; background: #fff;
    font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  h1 { font-size: 28px } h2 { font-size: 22px } h3 { font-size: 18px }
  h1, h2, h3 { line-height: 1.25; margin: 24px 0 8px } p { margin: 8px 0 }
  table { width: 100%; border-collapse: collapse; margin: 16px 0 }
  th, td { padding: 6px 8px; border: 1px solid #8a8aa8; text-align: start; vertical-align: top }
  .center { text-align: center } .right { text-align: right }
  .page { break-after: page; border: 0; border-top: 1px dashed #8a8aa8 }
  @media print { body { padding: 0 } .page { border: 0 } }`

/** Documents as one page: nothing of it but what readHtml knows, and all text as text. */
export function writeHtml(
  title: string,
  documents: readonly (readonly Block[])[],
  language: string,
): string {
  const body = documents.map((blocks) => blocks.map(writeBlock).join('\n'))
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<style>${LOOK}</style></head><body>${body.join('\n<hr class="page">\n')}</body></html>`
}

const aligned = (align: Align): string => (align === 'left' ? '' : ` class="${align}"`)

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}${aligned(block.align)}>${inline(block.inline)}</h${block.level}>`
    case 'paragraph':
      return `<p${aligned(block.align)}>${inline(block.inline)}</p>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      const items = block.items.map((item) => `<li>${item.map(writeBlock).join('')}</li>`)
      return `<${tag}>${items.join('')}</${tag}>`
    }
    case 'table':
      return `<table>${block.rows.map((row) => `<tr>${row.map(writeCell).join('')}</tr>`).join('')}</table>`
    case 'image': {
      const width = block.width === undefined ? '' : ` width="${block.width}"`
      return `<p${aligned(block.align)}><img alt="" src="${block.data}"${width}></p>`
    }
    case 'qr':
      return `<p${aligned(block.align)}>${qrSvg(block.text, block.size)}</p>`
    case 'rule':
      return '<hr>'
    case 'break':
      return '<hr class="page">'
  }
}

function writeCell({ isHeader, span, blocks }: Cell): string {
  const tag = isHeader ? 'th' : 'td'
  const wide = span > 1 ? ` colspan="${span}"` : ''
  return `<${tag}${wide}>${blocks.map(writeBlock).join('')}</${tag}>`
}

/** A QR code as a picture of the given width. */
function qrSvg(text: string, size: number): string {
  return renderSVG(text, { border: 1 }).replace(
    '<svg ',
    `<svg role="img" aria-label="${escape(text)}" width="${size}" height="${size}" `,
  )
}

const inline = (runs: readonly Inline[]): string =>
  runs
    .map(({ text, bold, italic, underline }) => {
      let html = escape(text).replaceAll('\n', '<br>')
      if (bold) html = `<b>${html}</b>`
      if (italic) html = `<i>${html}</i>`
      return underline ? `<u>${html}</u>` : html
    })
    .join('')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
